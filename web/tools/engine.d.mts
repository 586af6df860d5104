// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the answers are what a test asks about
export type Ask = (cmd: string, fields?: object) => Promise<any>
export function startEngine(program: string): Ask
export function randomFrom(seed: number): () => number
export function numberOf(seed: string): number
export function choose<T>(actions: readonly T[], weightOf: (action: T) => number, random: () => number): T
