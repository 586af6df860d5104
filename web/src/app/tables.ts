// The words in lists of tables.
import { language, t } from '../i18n/index.svelte'
import type { TableInList } from '../wire/api'

/** How long ago. The server's clock may be ahead of ours, so a time in the future counts as now. */
export function ago(at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language.lang, { numeric: 'auto' })
  const minutes = Math.min(0, Math.round((at - now) / 60_000))
  if (minutes === 0) return t('start.now')
  if (minutes > -60) return format.format(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours > -24 ? format.format(hours, 'hour') : format.format(Math.round(hours / 24), 'day')
}

/** What is going on at a table where the players have these names; `mine`: it is my turn there. */
export function standing(table: TableInList, names: readonly string[], mine: boolean): string {
  if (table.phase === 'open') return t('start.waiting')
  if (table.phase === 'over' || table.turn === null) return t('start.over')
  return mine ? t('start.yourturn') : t('start.running', { name: names[table.turn] ?? '' })
}
