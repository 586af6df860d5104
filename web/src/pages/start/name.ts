import { t } from '../../i18n/index.svelte'
import { api } from '../../net/http'

/** The server calls everybody Guest until they say otherwise. */
const NAMELESS = 'Guest'

export async function myName(): Promise<string> {
  const { name } = await api.me().catch(() => ({ name: NAMELESS }))
  return name === NAMELESS ? '' : name
}

/** As the server takes names: telephones put a sign that can't be seen behind many of their pictures. */
export const tidy = (name: string) => [...name.replace(/[\ufe0e\ufe0f\u200d]/g, '').trim()].slice(0, 24).join('').trim()

/** Tells the server what I am called, if that is new; without a name one is a guest, in one's own language. */
export async function keepName(wanted: string): Promise<string> {
  const name = tidy(wanted) || t('new.guest')
  const before = await api.me()
  if (before.name !== name) await api.rename(name)
  return name
}
