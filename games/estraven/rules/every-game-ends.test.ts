import { Game, openTable, type Responder } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import type { ActivatedAbility } from '../cards/ability.ts'
import { type Card, isActivated, manaCostOf } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import { DECK_PAIRS } from '../cards/deck-pairs.ts'
import type { Effect } from '../cards/effect.ts'
import { estraven } from './estraven.ts'

const GAMES = soakable(15, 300)

/** Cards of both decks, drawn one a turn, once more out of the graveyard, and once more for every spell that puts one back. */
const MOST_TURNS = 400

/** Does something in so many of a hundred decisions, but never attacks and never answers: two of them help each other to go on. */
function stalling(share: number, chance: Random): Responder {
  return (question) => {
    const { about } = question
    if (about?.kind === 'priority') return ['pass']
    if (about?.kind === 'main' && chance.int(100) >= share) return ['end-turn']
    const answer = question.randomAnswer(chance)
    return JSON.stringify(answer).includes('"Attack"') ? ['end-turn'] : answer
  }
}

function turnsOf(share: number, deal: number): number {
  const options = { firstDecks: DECK_PAIRS[deal % 15], secondDecks: DECK_PAIRS[(7 * deal + 3) % 15] }
  const game = new Game(estraven, openTable(estraven, { players: ['ana', 'bo'], seed: `ends ${deal}`, options }))
  const responder = stalling(share, Random.fromSeed(`ends ${deal}`))
  for (const seat of [0, 1])
    game.seatResponder(seat, (question) => (game.state.turns > MOST_TURNS ? undefined : responder(question)))
  game.run()
  expect(game.result, `deal ${deal}`).not.toBeNull()
  return game.state.turns
}

describe('a game ends', () => {
  test('E55: when both players only end their turns', () => {
    // 33 cards each, and those of the graveyard once more.
    for (let deal = 0; deal < GAMES; deal++) expect(turnsOf(0, deal)).toBeLessThan(140)
  })

  test.each([30, 60, 90])('E55: when both do what they can in %i of 100 decisions and never attack', (share) => {
    for (let deal = 0; deal < GAMES; deal++) expect(turnsOf(share, deal)).toBeLessThan(MOST_TURNS)
  })
})

describe('no card lets a game go on for ever', () => {
  const named = (cards: readonly Card[]) => cards.map(({ name }) => name)
  const isSpent = ({ type }: Card) => type === 'spell' || type === 'reaction'
  const does = (card: Card, kind: Effect['do']) => effectsOf(card).filter((effect) => effect.do === kind)

  test('E55: only what is spent puts cards into a library', () => {
    const putBack = CARDS.filter((card) =>
      effectsOf(card).some((effect) => effect.do === 'move' && effect.to.startsWith('library')),
    )
    expect(named(putBack)).not.toEqual([])
    expect(named(putBack.filter((card) => !isSpent(card)))).toEqual([])
  })

  test('E55: whatever fetches a spell is spent for that one', () => {
    const fetching = CARDS.filter((card) => does(card, 'return').some((effect) => mayFetchSpells(effect)))
    expect(named(fetching)).not.toEqual([])
    expect(named(fetching.filter((card) => !isSpent(card) || does(card, 'return').length > 1))).toEqual([])
  })

  test('E55: what is played costs mana, and an ability a tap, a card, or its one use in a turn', () => {
    const free = CARDS.filter((card) => card.type !== 'resource' && !card.isToken && manaCostOf(card) === 0)
    expect(named(free)).toEqual([])
    const isFree = ({ once, costs }: ActivatedAbility) =>
      once !== true && !costs.some(({ type }) => type === 'TAP' || type === 'SACRIFICE' || type === 'DISCARD')
    expect(named(CARDS.filter(({ abilities }) => abilities.filter(isActivated).some(isFree)))).toEqual([])
  })

  test('E55: what untaps is spent, a resource, or happens once in a turn; and it untaps no resource', () => {
    const untapping = CARDS.filter((card) => does(card, 'untap').length > 0)
    const isOnce = ({ abilities }: Card) => abilities.some((each) => each.kind === 'triggered' && each.on === 'end')
    expect(named(untapping.filter((card) => !isSpent(card) && card.type !== 'resource' && !isOnce(card)))).toEqual([])
    const reached = CARDS.flatMap((card) => does(card, 'untap')).flatMap((effect) =>
      effect.do === 'untap' && 'like' in effect.what ? [effect.what.like] : [],
    )
    expect(reached.filter(({ type, of }) => type !== 'troop' && of === undefined)).toEqual([])
  })
})

function effectsOf({ effects, abilities }: Card): readonly Effect[] {
  return [...effects, ...abilities.flatMap((ability) => ('effects' in ability ? ability.effects : []))]
}

function mayFetchSpells(effect: Effect): boolean {
  if (effect.do !== 'return') return false
  const type = 'like' in effect.what ? effect.what.like.type : undefined
  return type !== 'troop' && type !== 'leader' && type !== 'unit'
}
