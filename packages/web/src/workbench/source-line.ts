/** What a source map says, as far as it is read here. */
interface SourceMap {
  readonly sources: readonly string[]
  readonly mappings: string
}

/** Where a place of a script stands in what was written, counted from 1. */
export interface SourceLine {
  readonly source: string
  readonly line: number
}

const IN_LINE = /\/\/# sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*$/
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Looks a place up in the map at the end of a script; null where there is none, or it does not tell. Counted from 1. */
export function sourceLine(script: string, line: number, column: number): SourceLine | null {
  const packed = IN_LINE.exec(script)?.[1]
  if (packed === undefined) return null
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
  const { sources, mappings } = JSON.parse(new TextDecoder().decode(bytes)) as SourceMap
  let [source, from, found] = [0, 0, null as SourceLine | null]
  for (const [at, row] of mappings.split(';').entries()) {
    if (at >= line) break
    let start = 0
    for (const segment of row.split(',')) {
      const [onward = 0, sourcesOn = 0, lines] = numbersIn(segment)
      start += onward
      if (lines === undefined) continue
      source += sourcesOn
      from += lines
      if (at === line - 1 && start < column) found = { source: sources[source] ?? '', line: from + 1 }
    }
  }
  return found
}

/** Numbers in base 64 with a sign at the lowest bit and a bit that says that more follows, as maps write them. */
function numbersIn(segment: string): readonly number[] {
  const numbers: number[] = []
  let [value, shift] = [0, 0]
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter)
    value += (digit & 31) << shift
    shift += 5
    if ((digit & 32) !== 0) continue
    numbers.push((value & 1) === 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
