// The time left, in words.
import { language } from '../../i18n/index.svelte'

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** `2 days, 23 hours`: the largest unit and the next one, unless that is zero. */
export function timeWords(seconds: number): string {
  const largest = UNITS.findIndex(([unit, length]) => seconds >= length || unit === 'second')
  let left = seconds
  const parts = UNITS.slice(largest, largest + 2).map(([unit, length]) => {
    const count = Math.floor(left / length)
    left -= count * length
    return [unit, count] as const
  })
  const said = parts
    .filter(([, count], index) => index === 0 || count > 0)
    .map(([unit, count]) => new Intl.NumberFormat(language.lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
  return new Intl.ListFormat(language.lang, { type: 'unit' }).format(said)
}
