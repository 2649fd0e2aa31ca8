import type { Responder } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { given, playOut, soakable } from '@turnwright/testkit'
import { expect, test } from 'vitest'
import { DECK_PAIRS } from '../cards/deck-pairs.ts'
import { estravenModule } from '../index.ts'
import { duel } from '../scenario/duel.ts'
import { greedy } from './greedy.ts'

const DEALS = soakable(10, 200)
const MOST_TURNS = 80

function play(deal: number, agents: readonly ('greedy' | 'random')[]) {
  const pair = (at: number): string => DECK_PAIRS[at % DECK_PAIRS.length] as string
  const options = { firstDecks: pair(deal), secondDecks: pair(deal + 5) }
  return playOut(estravenModule, agents, { seed: `greedy ${deal}`, options })
}

test('greedy beats random from either seat', () => {
  let wins = 0
  for (let deal = 0; deal < DEALS; deal++) {
    if (play(deal, ['greedy', 'random']).result?.winners.includes(0)) wins++
    if (play(deal, ['random', 'greedy']).result?.winners.includes(1)) wins++
  }
  expect(wins).toBeGreaterThanOrEqual(2 * DEALS * 0.9)
})

test('greedy against itself comes to an end', () => {
  for (let deal = 0; deal < DEALS; deal++) expect(play(deal, ['greedy', 'greedy']).state.turns).toBeLessThan(MOST_TURNS)
})

/** What greedy does first as ana. */
function firstAnswer(ana: object, bo: object): unknown {
  const { scene } = given(duel, { ana, bo })
  const { game } = scene
  const fork = game.imagine(0, Random.fromSeed('fork'))
  const answers: unknown[] = []
  const responder: Responder = greedy.create(Random.fromSeed('think'))
  fork?.seatResponder(0, (question) => {
    if (answers.length > 0) return undefined
    const given = responder(question)
    answers.push(given)
    return given
  })
  game.leave(1)
  return answers[0]
}

test('it attacks where nobody can block', () => {
  expect(firstAnswer({ field: ['Cinder Pike'] }, {})).toMatchObject([{ title: 'Attack' }])
})

test('it does not attack into a wall', () => {
  expect(firstAnswer({ field: ['Torch Runner'] }, { field: ['Mossback Elder'] })).toEqual(['end-turn'])
})

test('it plays what it can pay for', () => {
  const answer = firstAnswer({ hand: ['Glade Mother'], pool: 4 }, {})
  expect(typeof (answer as readonly unknown[])[0]).toBe('number')
})

test('it pitches for what is worth more', () => {
  expect(firstAnswer({ hand: ['Queen Vespertine', 'Forge Novice', 'Gift of Rain'], pool: 0 }, {})).toMatchObject([
    { title: 'Pitch' },
  ])
})
