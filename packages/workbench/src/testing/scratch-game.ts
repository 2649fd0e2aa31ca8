import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BenchSettings, Workbench } from '../workbench.ts'
import type { BenchNow } from '../wire.ts'

const results = fileURLToPath(new URL('../../../../test-results/', import.meta.url))
const hands = fileURLToPath(new URL('../../../create-turnwright/shapes/hands/', import.meta.url))

/** Goes away, folder and all, when it is disposed of. */
interface ScratchGame extends AsyncDisposable {
  readonly folder: string
  readonly bench: Workbench
  /** Saves the rules as they were begun, with something in them changed, and waits for what comes of it. */
  saves(from: string, to: string): Promise<BenchNow>
  /** Whoever is asked plays the first card offered, so many times. */
  plays(answers: number): Promise<void>
}

/**
 * A game of five tricks that somebody is writing, as create-turnwright begins it, and the bench it lies on. The compiler
 * works longer than most tests, which ask nothing of it.
 */
export function scratchGame(
  change: (rules: string) => string = (rules) => rules,
  settings: BenchSettings = { checksTypes: false },
): ScratchGame {
  mkdirSync(results, { recursive: true })
  const folder = mkdtempDisposableSync(join(results, 'bench-'))
  const original = readFileSync(join(hands, 'index.ts'), 'utf8')
  const save = (rules: string) => writeFileSync(join(folder.path, 'index.ts'), rules)
  writeFileSync(join(folder.path, 'agent.ts'), readFileSync(join(hands, 'agent.ts'), 'utf8'))
  save(change(original))
  const bench = new Workbench(join(folder.path, 'index.ts'), './scratch', settings)
  return {
    folder: folder.path,
    bench,
    saves: async (from: string, to: string): Promise<BenchNow> => {
      const before = bench.now.verdicts.at(-1)
      if (!original.includes(from)) throw new Error(`the rules hold no "${from}"`)
      save(original.replace(from, to))
      return until(
        bench,
        (now) =>
          now.verdicts.at(-1) !== before ||
          (before === undefined && now.problem === null && now.now !== null && now.verdicts.length > 0),
      )
    },
    plays: async (answers: number): Promise<void> => {
      for (let at = 0; at < answers; at++) {
        const [seat] = bench.now.now?.asked ?? []
        if (seat === undefined) throw new Error('nobody is asked')
        const { projection } = await bench.moment({ at: bench.now.now?.answers.length ?? 0, eyes: seat, deal: null })
        const [prompt] = projection.prompts
        const choice = prompt?.choices[0]
        if (prompt === undefined || choice === undefined) throw new Error('nothing is offered')
        await bench.answer({ seat, requestId: prompt.requestId, title: prompt.title, selection: [choice.id] })
      }
    },
    [Symbol.asyncDispose]: async () => {
      await bench.close()
      folder.remove()
    },
  }
}

/** As soon as the bench is so. */
export function until(bench: Workbench, isSo: (now: BenchNow) => boolean): Promise<BenchNow> {
  return new Promise((resolve) => {
    if (isSo(bench.now)) return resolve(bench.now)
    const stop = bench.follow((now) => {
      if (!isSo(now)) return
      stop()
      resolve(now)
    })
  })
}
