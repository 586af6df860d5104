export const WRITTEN: string
export function wireTypes(): string
