// Bots answer at once, but people want to see what happened, so messages that come together are shown one after the other.
// The first is shown at once; a long queue is shown faster, so that nobody waits more than a few seconds.
const STEP = 620
const WHOLE = 2600
const SHORTEST = 140

export class Pace<Message> {
  #queue: Message[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #show: (message: Message) => void
  readonly #lingers: (message: Message) => boolean

  /** `lingers`: whether a message stays for a while before the next is shown. */
  constructor(show: (message: Message) => void, lingers: (message: Message) => boolean) {
    this.#show = show
    this.#lingers = lingers
  }

  get behind(): boolean {
    return this.#queue.length > 0
  }

  push(message: Message): void {
    this.#queue.push(message)
    if (this.#timer === undefined) this.#next()
  }

  /** The player does not want to wait: shows everything that has arrived. */
  hurry(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    while (this.#queue.length > 0) this.#show(this.#queue.shift()!)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#queue = []
  }

  #next = (): void => {
    this.#timer = undefined
    const message = this.#queue.shift()
    if (message === undefined) return
    this.#show(message)
    const wait = this.#lingers(message) ? Math.max(SHORTEST, Math.min(STEP, WHOLE / (this.#queue.length + 1))) : 0
    if (wait > 0) this.#timer = setTimeout(this.#next, wait)
    else this.#next()
  }
}
