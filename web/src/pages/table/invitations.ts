// Invitations made from this browser, so that looking at the table again does not make new ones.
import { api } from '../../net/http'

const key = (table: string, seat: number) => `faubourg.invitation.${table}.${seat}`

export async function invitation(table: string, seat: number): Promise<string> {
  const kept = localStorage.getItem(key(table, seat))
  if (kept) return kept
  const { secret } = await api.invite(table, seat)
  localStorage.setItem(key(table, seat), secret)
  return secret
}
