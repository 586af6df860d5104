// From a message of the network to what a board is drawn from.
import { capital, printed, t } from '../i18n/index.svelte'
import type { AnyState, Offer, Score, Viewer } from '../wire'
import type { LogItem, Offer as WireOffer, PublicTable, ReplayStep, Snapshot as SnapshotMessage, Update } from '../wire/api'
import { seatNames, withNames } from './names'
import type { Snapshot } from './table.svelte'

/** What happened, as the program tells it: docs/protocol.md, Events. */
export interface GameEvent {
  event: string
  seat?: number
  [field: string]: unknown
}

/** What an offer means, and what it is worth at once where the words do not say it yet. */
function offerOf(offer: WireOffer): Offer {
  const { text, points, money = 0 } = offer
  const gloss = capital(printed(offer.gloss || text))
  if (points === 0 || /\d points?\b/.test(gloss)) return { text, gloss, points, money }
  return { text, gloss: `${gloss}, ${points > 0 ? '+' : '−'}${t('points', { n: Math.abs(points) })}`, points, money }
}

export function logLines(log: readonly LogItem[], names: readonly string[]): string[] {
  return log.flatMap((item) => item.words.map((words) => withNames(words, names)))
}

export function viewOf(message: SnapshotMessage | Update, table: PublicTable, viewer: Viewer, log: readonly LogItem[]): Snapshot | null {
  if (!message.state) return null
  const names = seatNames(table.seats)
  return {
    state: message.state as unknown as AnyState,
    legal: (message.offers ?? []).map(offerOf),
    score: (message.score as unknown as Score | undefined) ?? null,
    viewer,
    names,
    log: logLines(log.slice(-8), names),
  }
}

/** A step of a replay: nothing can be touched. */
export function stepView(step: ReplayStep, table: PublicTable, viewer: Viewer, log: readonly LogItem[]): Snapshot {
  const names = seatNames(table.seats)
  return { state: step.state as unknown as AnyState, legal: [], score: step.score as unknown as Score, viewer, names, log: logLines(log.slice(-8), names) }
}
