// Turns messages of the server into the view that a board draws.
import { capital, printed } from '../i18n/index.svelte'
import type { Offer, Viewer } from '../wire'
import type { LogItem, ReplayStep, Snapshot, Update } from '../wire/api'
import { withNames } from './names'
import type { BoardView } from './table_view.svelte'

/** An offer with typeset words. */
const printedOffer = (offer: Offer): Offer => ({ ...offer, gloss: capital(printed(offer.gloss || offer.text)) })

export function logLines(log: readonly LogItem[], names: readonly string[]): string[] {
  return log.flatMap((item) => item.words.map((words) => withNames(words, names)))
}

export function viewOf(message: Snapshot | Update, names: string[], viewer: Viewer, log: readonly LogItem[]): BoardView | null {
  if (!message.state) return null
  return {
    state: message.state,
    legal: (message.offers ?? []).map(printedOffer),
    score: message.score ?? null,
    viewer,
    names,
    log: logLines(log.slice(-8), names),
  }
}

/** A step of a replay: nothing can be touched. */
export function stepView(step: ReplayStep, names: string[], viewer: Viewer, log: readonly LogItem[]): BoardView {
  return {
    state: step.state,
    legal: [],
    score: step.score,
    viewer,
    names,
    log: logLines(log.slice(-8), names),
  }
}
