// How the page calls a player back: by its title, a sound, a notification.
import { prefs } from '../../app/prefs.svelte'
import { t } from '../../i18n/index.svelte'
import { play as sound, type SoundName } from '../../sound/sounds'
import type { Moment } from '../../store/play.svelte'
import type { PublicTable } from '../../wire/api'

/** Plays the sound of an event; the sound of the end replaces all others. */
export function ring(moment: Moment, sounds: Readonly<Record<string, SoundName>>): void {
  if (!prefs.sound) return
  const names = moment.events.map(({ event }) => (event === 'over' ? 'end' : sounds[event]))
  const name = names.includes('end') ? 'end' : names.find((found) => found)
  if (name) sound(name)
}

/** It is my turn: plays a sound, and shows a notification if the page is hidden and the player wants that. */
export function callBack(game: string): void {
  if (prefs.sound) sound('turn')
  if (!prefs.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const note = new Notification(t('table.yourturn', { game }), { tag: 'faubourg-turn' })
  note.onclick = () => {
    window.focus()
    note.close()
  }
}

/** The page's title at a table of the game `game`. */
export function turnTitle(table: PublicTable | null, game: string, mine: boolean, name: string): string {
  if (!table) return 'Faubourg'
  if (table.phase === 'over') return `${t('turn.over')} · ${game}`
  if (table.phase === 'open') return `${t('start.waiting')} · ${game}`
  return mine ? `● ${t('turn.yours')} · ${game}` : `${t('turn.of', { name })} · ${game}`
}
