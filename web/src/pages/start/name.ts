import { t } from '../../i18n/index.svelte'
import { api } from '../../net/http'

/** The server's name for guests who have not given one. */
const NAMELESS = 'Guest'

export async function myName(): Promise<string> {
  const { name } = await api.me().catch(() => ({ name: NAMELESS }))
  return name === NAMELESS ? '' : name
}

/** A name in the form that the server accepts: phones add an invisible character to many emoji. */
export const tidy = (name: string) => [...name.replace(/[\ufe0e\ufe0f\u200d]/g, '').trim()].slice(0, 24).join('').trim()

/** Tells the server my name if it is new; without one, my name is "Guest" in the page's language. */
export async function keepName(wanted: string): Promise<string> {
  const name = tidy(wanted) || t('new.guest')
  const before = await api.me()
  if (before.name !== name) await api.rename(name)
  return name
}
