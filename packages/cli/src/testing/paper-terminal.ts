import { printableText } from '../printable-text.ts'
import type { Terminal } from '../terminal.ts'

/** A terminal that keeps what was written, for commands that are run within the test. */
export class PaperTerminal implements Terminal {
  readonly lines: string[] = []
  readonly remarks: string[] = []
  readonly canAsk: boolean
  readonly columns = 80

  readonly #keys: readonly string[]

  /** With keys there is somebody who presses them. */
  constructor(keys: readonly string[] = []) {
    this.#keys = keys
    this.canAsk = keys.length > 0
  }

  readonly say = (text: string): void => this.sayPainted(printableText(text))
  readonly sayPainted = (text: string): void => void this.lines.push(...text.split('\n'))
  readonly remark = (text: string): void => void this.remarks.push(printableText(text))
  readonly progress = (): void => {}
  readonly paint = (_: unknown, text: string): string => printableText(text)

  async *keys(): AsyncGenerator<string> {
    for (const key of this.#keys) yield await Promise.resolve(key)
  }
}
