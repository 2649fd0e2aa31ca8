import type { Question } from '@turnwright/kernel'
import { createGame, type Responder } from '@turnwright/kernel/host'
import { type Imagined, Random } from '@turnwright/kernel/search'
import type { WingspanAbout } from '../rules/about.ts'
import type { WingspanOptions } from '../rules/options.ts'
import type { WingspanState } from '../rules/state.ts'
import { wingspan } from '../rules/wingspan.ts'
import { FEATURE_NAMES, writeFeatures } from './features.ts'
import { rollout } from './rollout.ts'

const COUNT = FEATURE_NAMES.length
/** Of a thousand turns so many are left to chance, so that unusual positions are seen too. */
const STRAY = 100

/** Positions of both players where turns begin in games of the quick player with itself, and what they came to. */
export function* quickPositions(games: number): Generator<Float32Array> {
  for (let game = 0; game < games; game++) yield* positionsOf(`fit/${game}`)
}

function positionsOf(seed: string): readonly Float32Array[] {
  const taken: { readonly seat: number; readonly row: Float32Array }[] = []
  const chance = Random.fromSeed(seed)
  const game = createGame(wingspan, { players: ['ana', 'bo'], seed })
  // The game itself waits at its first question: what is imagined from there is played.
  game.seatResponder(0, (question) => {
    const world = question.playOut(chance, (one) => seating(one as Imagined<WingspanState, WingspanOptions>))
    for (const { seat, row } of taken) row[COUNT] = world?.result?.scores[seat] ?? Number.NaN
    return undefined
  })
  game.run()
  return taken.map(({ row }) => row).filter((row) => !Number.isNaN(row[COUNT]))

  function seating(world: Imagined<WingspanState, WingspanOptions>): readonly Responder[] {
    return world.players.map(({ seat }) => {
      const quick = rollout(world, seat) as Responder
      return (question) => {
        if ((question as Question<unknown, WingspanAbout>).about?.kind !== 'turn') return quick(question)
        for (const { seat: each } of world.players) {
          const row = new Float32Array(COUNT + 1)
          writeFeatures(world, each, row.subarray(0, COUNT))
          taken.push({ seat: each, row })
        }
        return chance.int(1000) < STRAY ? question.randomAnswer(chance) : quick(question)
      }
    })
  }
}
