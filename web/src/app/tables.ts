// Lists of tables as a person reads them.
import { language, t, type Key } from '../i18n/index.svelte'
import { seatNames } from '../store/names'
import type { TableInList } from '../wire/api'

/** How long ago; the server's clock may be ahead of ours, and nothing has happened in the future. */
export function ago(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language.lang, { numeric: 'auto' })
  const minutes = Math.min(0, Math.round((at - now) / 60_000))
  if (minutes === 0) return t('start.now')
  if (minutes > -60) return format.format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours > -24 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day')
}

export function gameTitle(game: string): string {
  return t(`game.${game}` as Key)
}

/** What is going on there; `mine` are the seats whose turn is mine. */
export function standing(table: TableInList, mine: boolean): string {
  if (table.phase === 'open') return t('start.waiting')
  if (table.phase === 'over' || table.turn === null) return t('start.over')
  return mine ? t('start.yourturn') : t('start.running', { name: seatNames(table.seats)[table.turn] ?? '' })
}
