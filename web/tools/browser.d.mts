export const ELSEWHERE: string
export const CHROMIUM: { executablePath: string; args: string[] }
export function positions(): string[]
