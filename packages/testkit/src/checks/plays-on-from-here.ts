import type { Seat } from '@turnwright/kernel'
import {
  type Beginning,
  beginningFrom,
  createGame,
  type Game,
  project,
  type Prompt,
  recordOf,
  replay,
  type Witness,
} from '@turnwright/kernel/host'
import { originOf, randomSelection } from '@turnwright/kernel/search'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import { LawBroken } from '../law-broken.ts'
import { type Sitting, seatOf } from '../play/sitting.ts'
import { sparsely } from '../sparsely.ts'

const ANSWERS_IN_A_FORK = 6

interface Tally {
  asked: number
  begun: number
}

/** Another game can begin at any question: it looks the same, goes on like a game, and its record proves itself. */
export const playsOnFromHere: Check = {
  law: 'can be played on from any question: a game that begins there looks the same, and replays exactly',
  style: 'random',
  begin: () => {
    const tally: Tally = { asked: 0, begun: 0 }
    return {
      atQuestion: sparsely((sitting) => {
        const [selector] = sitting.game.waiting?.selectors ?? []
        if (selector === undefined) return
        begins(sitting, 'anybody', tally)
        begins(sitting, seatOf(sitting.game, selector), tally)
      }),
      afterAll() {
        if (tally.asked > 0 && tally.begun < tally.asked / 2)
          throw new LawBroken(`only ${tally.begun} of ${tally.asked} moments can be played on from`)
      },
    }
  },
}

function begins(sitting: Sitting, witness: Witness, tally: Tally): void {
  const from = beginningFrom(sitting.game, witness, sitting.chance(`begin for ${witness}`))
  tally.asked++
  if (from === null) return
  tally.begun++
  const game = begun(sitting, from)
  sitting.mustStand(game, `beginning from here for ${witness}`)
  for (const seat of witness === 'anybody' ? sitting.onlookers : [witness]) looksTheSame(sitting, game, seat)
  playOn(sitting, game)
  recordIsExact(sitting, game)
}

function begun(sitting: Sitting, from: Beginning): Game {
  const { table, watch } = sitting
  const players = table.players.map(({ name }) => name)
  const stored = JSON.parse(JSON.stringify(from)) as Beginning
  const game = createGame(watch.definition, { players, options: table.options, seed: 'played on', from: stored })
  game.run()
  return game
}

function looksTheSame(sitting: Sitting, begun: Game, seat: Seat | null): void {
  // Answers that others gave in secret within this step are given anew, and may lead to another view.
  if (seat !== null && hasSecretAnswers(sitting.game, seat)) return
  const [real, other] = [sitting.game, begun].map((game) => {
    const { view, prompts } = project(game, seat)
    return { view, prompts: prompts.map(withoutId) }
  })
  const difference = firstDifference(real, other)
  if (difference !== null)
    throw new LawBroken(
      `a game that begins here looks different to ${sitting.nameOf(seat)}: ${difference}\n  ${sitting.place()}`,
    )
}

function hasSecretAnswers(game: Game, seat: Seat): boolean {
  return originOf(game).tail.some((entry) => entry.seat !== seat && entry.kind !== 'leave' && 'private' in entry)
}

/** A game that begins here counts its answers from the step on. */
function withoutId({ requestId: _, ...prompt }: Prompt): unknown {
  return prompt
}

function playOn(sitting: Sitting, game: Game): void {
  const chance = sitting.chance('played on')
  for (let answers = 0; answers < ANSWERS_IN_A_FORK && game.waiting !== null; answers++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) return
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
    sitting.mustStand(game, 'playing on from here')
  }
}

function recordIsExact(sitting: Sitting, game: Game): void {
  const record = JSON.parse(JSON.stringify(recordOf(game)))
  const { verdict, reason } = replay(sitting.watch.definition, record)
  if (verdict !== 'EXACT')
    throw new LawBroken(`the record of a game that begins here replays as ${verdict}: ${reason}\n  ${sitting.place()}`)
}
