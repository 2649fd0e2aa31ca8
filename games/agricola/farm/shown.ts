const LONGEST = 40

/** Something that a player named, for the sentence that refuses it. Whatever it is, it is told and not run. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
