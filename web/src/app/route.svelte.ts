// The current page, in the part of the address after #. It is not sent to the server, so secrets in links stay out of its logs.
export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'join'; secret: string; back: boolean }
  | { page: 'replay'; id: string; move: number | null; seat: string | null }
  /** `game` is empty if the address names none. */
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'tour'; game: string }

/** The parts of a path; empty if a `%` is mistyped. */
function partsOf(path: string): string[] {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    return []
  }
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [page, one = '', two] = partsOf(path)
  const number = Number.parseInt(two ?? '', 10)
  if (page === 'new' && one) return { page, game: one }
  if (page === 't' && one) return { page: 'table', id: one }
  // A friend's invitation, or a player's own link back to their seat.
  if ((page === 'join' || page === 'back') && one) return { page: 'join', secret: one, back: page === 'back' }
  if (page === 'replay' && one)
    return { page, id: one, move: Number.isNaN(number) ? null : number, seat: new URLSearchParams(query).get('seat') }
  if (page === 'rules') return { page, game: one, clause: two ?? null }
  if (page === 'tour' && one) return { page, game: one }
  return { page: 'start' }
}

export const to = {
  start: '#/',
  new: (game: string) => `#/new/${game}`,
  table: (id: string) => `#/t/${id}`,
  join: (secret: string) => `#/join/${secret}`,
  back: (secret: string) => `#/back/${secret}`,
  replay: (id: string, move?: number, seat?: string) =>
    `#/replay/${id}${move === undefined ? '' : `/${move}`}${seat ? `?seat=${seat}` : ''}`,
  rules: (game?: string, clause?: string) => ['#/rules', game, clause].filter((part) => part !== undefined).join('/'),
  tour: (game: string) => `#/tour/${game}`,
}

export const here = $state<{ route: Route }>({ route: parseRoute(location.hash) })

addEventListener('hashchange', () => (here.route = parseRoute(location.hash)))

export function go(hash: string): void {
  location.hash = hash
}

/** The full address of a page, for copying. */
export function address(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`
}
