import { setTimeout as pause } from 'node:timers/promises'
import { Random } from '@turnwright/kernel/search'
import type { Measurement } from '../figure.ts'
import { Book } from './load/book.ts'
import { inMeasuredFolder } from './measured-folder.ts'
import { type ServerProcess, startOurServer } from './server-process.ts'

const SHORTEST_LIFE = 50
const LONGEST_LIFE = 400

export interface Killing {
  readonly kills: number
  readonly tables: number
  readonly start?: (folder: string) => Promise<ServerProcess>
}

/** Acknowledged answers that are missing or there twice after the server was killed under load, so many times. */
export function killLost({ kills, tables, start = startOurServer }: Killing): Promise<Measurement> {
  return inMeasuredFolder(async (folder) => {
    const chance = Random.fromSeed('kill -9')
    let server = await start(folder)
    try {
      const books: Book[] = []
      for (let opened = 0; opened < tables; opened++) books.push(await Book.open(server.port))
      const wrong: number[] = []
      for (let killed = 0; killed < kills; killed++) {
        const before = sumOf(books, (book) => book.acknowledged)
        const writing = Promise.all(books.map((book) => book.writeUntilCut()))
        await pause(SHORTEST_LIFE + chance.int(LONGEST_LIFE - SHORTEST_LIFE))
        // On a busy machine: a server that did nothing yet has nothing to lose.
        while (sumOf(books, (book) => book.acknowledged) === before) await pause(SHORTEST_LIFE)
        await server.kill()
        await writing
        server = await start(folder)
        for (const book of books) await book.reopen(server.port)
        wrong.push(sumOf(books, (book) => book.wrong))
      }
      const acknowledged = sumOf(books, (book) => book.acknowledged)
      const unsure = sumOf(books, (book) => book.retried)
      for (const book of books) book.close()
      return {
        value: wrong.at(-1) ?? 0,
        runs: wrong.map((sum, killed) => sum - (wrong[killed - 1] ?? 0)),
        detail: `${acknowledged} answers acknowledged; ${unsure} were on their way at a kill and sent again`,
      }
    } finally {
      await server.kill()
    }
  })
}

function sumOf(books: readonly Book[], figure: (book: Book) => number): number {
  return books.reduce((sum, book) => sum + figure(book), 0)
}
