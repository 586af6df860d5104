export const ELSEWHERE: string
/** The games by their ids. */
export const GAMES: readonly string[]
export const CHROMIUM: { executablePath: string; args: string[] }
export function positions(): string[]
