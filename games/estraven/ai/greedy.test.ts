import type { Responder } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { given, playOut, soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import { DECK_PAIRS } from '../cards/deck-pairs.ts'
import { estravenModule } from '../index.ts'
import { duel } from '../scenario/duel.ts'
import { FILLER, type StagedPlayer, type StagedTable } from '../scenario/stage.ts'
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

type Scene = ReturnType<typeof opened>

const opened = (ana: StagedPlayer, bo: StagedPlayer, table: StagedTable) => given(duel, { ana, bo }, table)

/** What greedy does first as ana, after what the others did. */
function firstAnswer(
  ana: StagedPlayer,
  bo: StagedPlayer,
  table: StagedTable = {},
  others = (_: Scene): void => {},
): unknown {
  const players = opened(ana, bo, table)
  others(players)
  const { game } = players.scene
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
  expect(firstAnswer({ hand: ['Glade Mother'], pool: 4 }, {})).toEqual([expect.any(Number)])
})

const library = new Array<string>(30).fill(FILLER)
const dear = ['Queen Vespertine', 'Forge Novice', 'Gift of Rain']

test('it pitches for what is worth more', () => {
  expect(firstAnswer({ hand: dear, library }, {})).toMatchObject([{ title: 'Pitch' }])
})

test('with few cards left to draw it spends none that it can keep', () => {
  expect(firstAnswer({ hand: dear, library: library.slice(20) }, { library })).toEqual(['end-turn'])
})

describe('in its own turn', () => {
  const hand = ['Toll at the Lock', 'Blaze of Banners', 'Blaze of Banners']

  test('it pitches for the answer that it holds', () => {
    expect(firstAnswer({ hand, library }, {}, { traded: true })).toMatchObject([{ title: 'Pitch' }])
  })

  test('it holds the mana that it has, and ends the turn', () => {
    expect(firstAnswer({ hand, library, pool: 3 }, {}, { traded: true })).toEqual(['end-turn'])
  })

  test('it pitches nothing where it has no answer', () => {
    expect(firstAnswer({ hand: hand.slice(1), library }, {}, { traded: true })).toEqual(['end-turn'])
  })
})

describe('in the turn of the other', () => {
  const theirTurn = { turn: 1 }

  test('it counters what would be the last blow', () => {
    const ana = { hand: ['Unravel'], pool: 2, life: 3 }
    const answer = firstAnswer(ana, { hand: ['Firebrand'], pool: 2 }, theirTurn, ({ bo }) => bo.plays('Firebrand'))
    expect(answer).toEqual([expect.any(Number)])
  })

  test('it strengthens the blocker that wins by it', () => {
    const [ana, bo] = [{ hand: ['Hidden Sandbar'], pool: 1, field: ['Cinder Pike'] }, { field: ['Cinder Pike'] }]
    const answer = firstAnswer(ana, bo, theirTurn, (players) => players.bo.attacksWith('Cinder Pike'))
    expect(answer).toEqual([expect.any(Number)])
  })

  test('it keeps the answer that would change next to nothing', () => {
    const bo = { field: [{ card: 'Cinder Pike', stats: [1, 0, 9] as const }] }
    const answer = firstAnswer({ hand: ['Static Field'], pool: 2 }, bo, theirTurn, (players) =>
      players.bo.attacksWith('Cinder Pike'),
    )
    expect(answer).toEqual(['pass'])
  })
})
