import { card, decor, resource, resourceName, roomName } from '../../content/dreamhome'
import { capital, say, t, type Key } from '../../i18n/index.svelte'
import type { Placed } from '../../wire/dreamhome'

export function roomCardWords(text: string): string {
  const { type, children } = card(text)
  return children > 0 ? `${say(roomName(type))}, ${t('drh.children', { n: children })}` : say(roomName(type))
}

export function resourceWords(text: string): string {
  const { kind, window } = resource(text)
  const name = say(resourceName(text))
  if (kind === 'roof') return t(window ? 'drh.roof.window' : 'drh.roof', { colour: name })
  return name
}

const DOES: Record<string, Key> = {
  roofer: 'drh.does.roofer',
  supplier: 'drh.does.supplier',
  architect: 'drh.does.architect',
  handyman: 'drh.does.handyman',
  designer: 'drh.does.designer',
  drill: 'drh.does.drill',
  jackhammer: 'drh.does.jackhammer',
  mixer: 'drh.does.mixer',
  scaffolding: 'drh.does.scaffolding',
}

/** What a helper or a tool is for, in a sentence; null for what explains itself. */
export function doesWords(text: string): string | null {
  const { kind, id } = resource(text)
  const does = kind === 'helper' || kind === 'tool' ? DOES[id] : undefined
  return does ? t('drh.does', { what: capital(say(resourceName(text))), does: t(does) }) : null
}

export function spaceWords(space: string, placed: Placed | undefined): string {
  if (!placed) return t('drh.space.free', { space })
  if ('scaffold' in placed) return t('drh.space.scaffold', { space })
  if (placed.down) return t('drh.space.empty', { space })
  const what = t('drh.space.room', { space, room: roomCardWords(placed.card) })
  const entry = placed.decor ? decor(placed.decor) : undefined
  return entry ? t('drh.with', { what, decor: say(entry.name) }) : what
}
