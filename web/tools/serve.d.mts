export interface Server {
  /** Where the page is. */
  url: string
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same store and port. */
  start(): Promise<void>
  close(): Promise<void>
}
export function startServer(): Promise<Server>
export function startGallery(): Promise<{ url: string; close(): Promise<void> }>
