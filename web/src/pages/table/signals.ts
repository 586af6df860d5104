// What calls a player back: the page's title, a sound, a notification.
import { prefs } from '../../app/prefs.svelte'
import { gameTitle } from '../../app/tables'
import { t } from '../../i18n/index.svelte'
import { play as sound, type SoundName } from '../../sound/sounds'
import type { Moment } from '../../store/play.svelte'
import type { PublicTable } from '../../wire/api'

const SOUNDS: Record<string, SoundName> = {
  coin: 'coin', borrow: 'coin', repay: 'coin', gift: 'coin', bonus: 'coin',
  buy: 'place', settle: 'place', build: 'place', park: 'place', place: 'place', scaffold: 'place', decorate: 'place',
  draw: 'card', discard: 'card', take: 'card', tool: 'card', helper: 'card', over: 'end',
}

export function ring(moment: Moment): void {
  if (!prefs.sound) return
  const names = moment.events.map((event) => SOUNDS[event.event])
  const name = names.includes('end') ? 'end' : names.find((found) => found)
  if (name) sound(name)
}

/** It is my turn: a sound, and where the page is out of sight and the player wished so, a notification. */
export function callBack(game: string): void {
  if (prefs.sound) sound('turn')
  if (!prefs.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const note = new Notification(t('table.yourturn', { game }), { tag: 'faubourg-turn' })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

export function turnTitle(table: PublicTable | null, mine: boolean, name: string): string {
  if (!table) return 'Faubourg'
  const game = gameTitle(table.game)
  if (table.phase === 'over') return `${t('turn.over')} · ${game}`
  if (table.phase === 'open') return `${t('start.waiting')} · ${game}`
  return mine ? `● ${t('turn.yours')} · ${game}` : `${t('turn.of', { name })} · ${game}`
}
