import type { Plain } from '@turnwright/kernel'

/** One number or condition of a declaration, changed. */
export interface Mutant {
  readonly path: readonly (string | number)[]
  readonly was: Plain
  readonly becomes: Plain
}

/**
 * Every single change of a declaration: a number one higher, a condition turned round, a word exchanged for the next of
 * its kind. `words` lists the kinds of words (foods, rows, …); other words are names and stay.
 */
export function mutantsOf(declaration: Plain, words: readonly (readonly string[])[]): readonly Mutant[] {
  return [...changes(declaration, words, [])]
}

function* changes(
  value: Plain,
  words: readonly (readonly string[])[],
  path: readonly (string | number)[],
): Generator<Mutant> {
  if (typeof value === 'number') yield { path, was: value, becomes: value + 1 }
  else if (typeof value === 'boolean') yield { path, was: value, becomes: !value }
  else if (typeof value === 'string') {
    const kind = words.find((each) => each.includes(value))
    if (kind !== undefined) yield { path, was: value, becomes: after(value, kind) }
  } else if (value !== null)
    for (const [key, item] of Object.entries(value))
      yield* changes(item as Plain, words, [...path, Array.isArray(value) ? Number(key) : key])
}

function after(word: string, kind: readonly string[]): string {
  return kind[(kind.indexOf(word) + 1) % kind.length] as string
}

/** Changes the declaration in place: only ever done in a process that is thrown away afterwards. */
export function applyMutant(declaration: object, { path, becomes }: Mutant): void {
  const key = path[path.length - 1]
  if (key === undefined) throw new RangeError('a mutant changes something inside a declaration')
  let holder = declaration as Record<string | number, unknown>
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>
  holder[key] = becomes
}

export function mutantText({ path, was, becomes }: Mutant): string {
  return `${path.join('.')}: ${JSON.stringify(was)} → ${JSON.stringify(becomes)}`
}
