/** The text of each generated file, by its path. */
export function generated(): Promise<Map<string, string>>
