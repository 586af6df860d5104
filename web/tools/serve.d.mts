export interface Server {
  /** Where the page is. */
  url: string
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same store and port. */
  start(): Promise<void>
  close(): Promise<void>
}
/** The faubourg program; FAUBOURG names another. */
export const PROGRAM: string
/** With more of the flags of `faubourg serve`, if need be. */
export function startServer(...more: string[]): Promise<Server>
export function startGallery(): Promise<{ url: string; close(): Promise<void> }>
