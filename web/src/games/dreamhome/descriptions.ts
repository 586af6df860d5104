import { card, decor, resource, resourceName, roomName } from './content'
import type { HomeWords } from './Home.svelte'
import { capital, say } from '../../i18n/index.svelte'
import { t } from './words'
import type { Placed } from './wire'

export function roomCardWords(text: string): string {
  const { type, children } = card(text)
  return children > 0 ? `${say(roomName(type))}, ${t('children', { n: children })}` : say(roomName(type))
}

export function resourceWords(text: string): string {
  const { kind, window } = resource(text)
  const name = say(resourceName(text))
  if (kind === 'roof') return t(window ? 'roof.window' : 'roof', { colour: name })
  return name
}

const DOES = ['roofer', 'supplier', 'architect', 'handyman', 'designer', 'drill', 'jackhammer', 'mixer', 'scaffolding'] as const

/** What a helper or a tool is for, in one sentence; null if it needs no explanation. */
export function doesWords(text: string): string | null {
  const { kind, id } = resource(text)
  const does = kind === 'helper' || kind === 'tool' ? DOES.find((known) => known === id) : undefined
  return does ? t('does', { what: capital(say(resourceName(text))), does: t(`does.${does}`) }) : null
}

function spaceWords(space: string, placed: Placed | undefined): string {
  if (!placed) return t('space.free', { space })
  if ('scaffold' in placed) return t('space.scaffold', { space })
  if (placed.down) return t('space.empty', { space })
  const what = t('space.room', { space, room: roomCardWords(placed.card) })
  const entry = placed.decor ? decor(placed.decor) : undefined
  return entry ? t('with', { what, decor: say(entry.name) }) : what
}

/** The house of somebody of that name. */
export function homeWords(name: string): HomeWords {
  return {
    home: t('home', { name }),
    space: spaceWords,
    roofs: (n) => t('roofs', { n }),
    thing: (text) => doesWords(text) ?? resourceWords(text),
  }
}
