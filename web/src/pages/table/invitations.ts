// Links kept in this browser: the invitations made here, so that opening the table again does not make new ones, and the
// player's own link to come back.
import { api } from '../../net/http'
import type { Table } from '../../wire/api'

const returnKey = (table: string, seat: number) => `faubourg.return.${table}.${seat}`
const key = (table: string, seat: number) => `faubourg.invitation.${table}.${seat}`

export async function invitation(table: string, seat: number): Promise<string> {
  const kept = localStorage.getItem(key(table, seat))
  if (kept) return kept
  const { secret } = await api.invite(table, seat)
  localStorage.setItem(key(table, seat), secret)
  return secret
}

/** A player who came by invitation gets a private link; it is kept for the menu of the table. */
export function keepReturn(table: Table) {
  if (table.return) localStorage.setItem(returnKey(table.id, table.return.seat), table.return.secret)
}

export const returnSecret = (table: string, seat: number | null) => (seat === null ? null : localStorage.getItem(returnKey(table, seat)))
