import { card, decor, resource, resourceName, roomName } from '../../content/dreamhome'
import { say, t } from '../../i18n/index.svelte'
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

export function spaceWords(space: string, placed: Placed | undefined): string {
  if (!placed) return t('drh.space.free', { space })
  if ('scaffold' in placed) return t('drh.space.scaffold', { space })
  if (placed.down) return t('drh.space.empty', { space })
  const what = t('drh.space.room', { space, room: roomCardWords(placed.card) })
  const entry = placed.decor ? decor(placed.decor) : undefined
  return entry ? t('drh.with', { what, decor: say(entry.name) }) : what
}
