import type { Seat } from '@turnwright/kernel'
import { createGame, type Responder } from '@turnwright/kernel/host'
import { type Imagined, type Question, Random } from '@turnwright/kernel/search'
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

/** What each player of a game of the quick player with itself ends with. */
export function quickScores(seed: string): readonly number[] {
  return quickGame(seed, (world, seat) => rollout(world, seat) as Responder)?.result?.scores ?? []
}

type World = Imagined<WingspanState, WingspanOptions>

/** The game itself waits at its first question: what is imagined from there is played. */
function quickGame(seed: string, seated: (world: World, seat: Seat) => Responder): World | null {
  const game = createGame(wingspan, { players: ['ana', 'bo'], seed })
  let played: World | null = null
  game.seatResponder(0, (question) => {
    played = question.playOut(Random.fromSeed(seed), (one) =>
      one.players.map(({ seat }) => seated(one as World, seat)),
    ) as World | null
    return undefined
  })
  game.run()
  return played
}

function positionsOf(seed: string): readonly Float32Array[] {
  const taken: { readonly seat: number; readonly row: Float32Array }[] = []
  const chance = Random.fromSeed(seed)
  const world = quickGame(seed, (one, seat) => {
    const quick = rollout(one, seat) as Responder
    return (question) => {
      if ((question as Question<unknown, WingspanAbout>).about?.kind !== 'turn') return quick(question)
      for (const { seat: each } of one.players) {
        const row = new Float32Array(COUNT + 1)
        writeFeatures(one, each, row.subarray(0, COUNT))
        taken.push({ seat: each, row })
      }
      return chance.int(1000) < STRAY ? question.randomAnswer(chance) : quick(question)
    }
  })
  if (world?.result === null || world?.result === undefined) return []
  for (const { seat, row } of taken) row[COUNT] = world.result.scores[seat] as number
  return taken.map(({ row }) => row)
}
