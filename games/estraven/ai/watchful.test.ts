import type { AgentKind } from '@turnwright/kernel'
import type { Responder } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { given, playOut, soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { DECK_PAIRS } from '../cards/deck-pairs.ts'
import { estravenModule } from '../index.ts'
import type { Question } from '../rules/questions.ts'
import type { EstravenView } from '../rules/view.ts'
import { duel } from '../scenario/duel.ts'
import { greedy } from './greedy.ts'
import { watchful } from './watchful.ts'

const DEALS = soakable(30, 500)

test('watchful beats greedy when both play the same deals from both seats', () => {
  let wins = 0
  for (let deal = 0; deal < DEALS; deal++) {
    const options = { firstDecks: DECK_PAIRS[deal % 15], secondDecks: DECK_PAIRS[(7 * deal + 3) % 15] }
    const table = { seed: `watchful ${deal}`, options }
    if (playOut(estravenModule, ['watchful', 'greedy'], table).result?.winners.includes(0)) wins++
    if (playOut(estravenModule, ['greedy', 'watchful'], table).result?.winners.includes(1)) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(2 * DEALS * 0.55)
})

/** What an agent does first as ana. */
function firstAnswer(agent: AgentKind<EstravenView, Question>, ana: object): unknown {
  const { scene } = given(duel, { ana, bo: {} })
  const { game } = scene
  const fork = game.imagine(0, Random.fromSeed('fork'))
  const answers: unknown[] = []
  const responder: Responder = agent.create(Random.fromSeed('think'))
  fork?.seatResponder(0, (question) => {
    if (answers.length > 0) return undefined
    const given = responder(question)
    answers.push(given)
    return given
  })
  game.leave(1)
  return answers[0]
}

test('before it ends its turn it pitches for the answer that it holds, where greedy does not', () => {
  const ana = { hand: ['Toll at the Lock', 'Blaze of Banners', 'Blaze of Banners'] }
  expect(firstAnswer(greedy, ana)).toEqual(['end-turn'])
  expect(firstAnswer(watchful, ana)).toMatchObject([{ title: 'Pitch' }])
})

test('with mana enough it ends its turn', () => {
  expect(firstAnswer(watchful, { hand: ['Toll at the Lock', 'Blaze of Banners'], pool: 3 })).toEqual(['end-turn'])
})

test('it is offered first where a bot is chosen', () => {
  expect(Object.keys(estravenModule.agents).find((name) => name !== 'random')).toBe('watchful')
})
