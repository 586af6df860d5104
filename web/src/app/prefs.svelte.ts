// A player's preferences, kept in this browser only.
import { language, preferredLang, type Lang } from '../i18n/index.svelte'

export type Theme = 'light' | 'dark'

interface Prefs {
  theme: Theme
  sound: boolean
  notify: boolean
}

const KEY = 'faubourg.prefs'
const kept = read()

function read(): Partial<Prefs & { lang: Lang }> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

function keep(change: Partial<Prefs & { lang: Lang }>): void {
  Object.assign(kept, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage the game still works.
  }
}

export const prefs = $state<Prefs>({
  theme: kept.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  sound: kept.sound ?? true,
  notify: kept.notify ?? false,
})

export function setLang(lang: Lang): void {
  language.lang = lang
  document.documentElement.lang = lang
  keep({ lang })
}

export function setTheme(theme: Theme): void {
  prefs.theme = theme
  document.documentElement.dataset.theme = theme
  keep({ theme })
}

export function setSound(sound: boolean): void {
  prefs.sound = sound
  keep({ sound })
}

/** Asks for permission only when the player switches notifications on. */
export async function setNotify(wanted: boolean): Promise<void> {
  prefs.notify = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
  keep({ notify: prefs.notify })
}

/** Sets language and theme before anything is drawn. */
export function settle(): void {
  const query = new URLSearchParams(location.search)
  language.lang = preferredLang([query.get('lang') ?? kept.lang ?? '', ...navigator.languages])
  document.documentElement.lang = language.lang
  document.documentElement.dataset.theme = prefs.theme
}
