import { sourceLine } from './source-line.ts'

const FRAME = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/g

/** Which scripts the author wrote: those in the folder, or the board that was built of it. */
export interface AuthorsScripts {
  readonly isOne: (url: URL) => boolean
  /** How the author calls such a file. */
  readonly nameOf: (url: URL, source: string) => string
}

/** The line of the author's own files at which something was thrown: `ui/index.tsx:12`. Null where that is not told. */
export async function placeOf(fault: unknown, { isOne, nameOf }: AuthorsScripts): Promise<string | null> {
  const stack = fault instanceof Error ? (fault.stack ?? '') : ''
  for (const [, address = '', line, column] of stack.matchAll(FRAME)) {
    const url = new URL(address)
    if (!isOne(url)) continue
    const script = await fetch(url).then(
      (response) => response.text(),
      () => '',
    )
    const found = sourceLine(script, Number(line), Number(column))
    if (found !== null) return `${nameOf(url, found.source)}:${found.line}`
  }
  return null
}
