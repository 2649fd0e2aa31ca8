import type { CardId } from '@turnwright/kernel'
import { createGame, project } from '@turnwright/kernel/host'
import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { HOUSE_CARDS } from '../cards/house-cards.ts'
import type { Faction } from '../cards/words-of-the-game.ts'
import { zonesOf } from '../scenario/zones.ts'
import { estraven } from './estraven.ts'
import { IDENTITIES } from './identities.ts'
import type { EstravenOptions } from './options.ts'
import { playerAt } from './state.ts'

const fixed = { firstDecks: 'emberguard+tidewardens', secondDecks: 'greenoath+stormspire' }

/** 77 cards of the decks, 12 of the market and 2 tokens. */
const PRINTED = 91

function table(options: Partial<EstravenOptions> = {}, seed = 'setup') {
  const game = createGame(estraven, { players: ['ana', 'bo'], seed, options })
  game.run()
  return game
}

describe('decks', () => {
  test('E1: both players choose two different decks, unseen by each other', () => {
    const { ana, bo } = given(estraven, { ana: {}, bo: {} }, { options: { mulligan: false } })
    ana.isRefused('wrong-count', 'emberguard')
    ana.isRefused('duplicate-choice', 'emberguard', 'emberguard')
    ana.chooses('emberguard', 'stormspire')
    bo.sees({ phase: 'decks', players: [{ decks: [] }, { decks: [] }] as never })
    bo.chooses('greenoath', 'emberguard')
    bo.sees('ana plays Emberguard and Stormspire')
    bo.sees('bo plays Emberguard and Greenoath')
    const asked = [ana, bo].filter((player) => {
      try {
        player.isAsked('Your main phase')
        return true
      } catch {
        return false
      }
    })
    expect(asked).toHaveLength(1)
  })

  test.each([false, true])(
    'E1: with the cards of the house (%s) exactly those of the decks and of the market are dealt',
    (house) => {
      const { state, cards } = table({ ...fixed, house })
      const own = HOUSE_CARDS.flatMap(({ card, copies }) => (house ? new Array<Card>(copies).fill(card) : []))
      const dealt = state.players.map(({ library, hand }) => library.length + hand.length)
      const sizeWith = (...factions: readonly Faction[]) =>
        40 + own.filter(({ faction }) => factions.some((each) => each === faction)).length
      expect(dealt).toEqual([sizeWith('emberguard', 'tidewardens'), sizeWith('greenoath', 'stormspire')])
      const { deck, row } = state.market
      expect(deck.length + row.length).toBe(20 + own.filter(({ faction }) => faction === null).length)
      const identities = new Set(cards.everyId().map((card) => cards.identity(card)))
      expect(HOUSE_CARDS.some(({ card }) => !house && identities.has(card.id))).toBe(false)
    },
  )

  test('E1: a card that has been dealt keeps its kind, whatever cards come later: those of the house are last', () => {
    expect(IDENTITIES.slice(PRINTED)).toEqual(HOUSE_CARDS.map(({ card }) => card.id))
    expect([IDENTITIES[0], IDENTITIES[PRINTED - 1]]).toEqual(['serah-ember-marshal', 'levy-spear'])
  })

  test('E1: the table can set them', () => {
    const { state } = table(fixed)
    expect(state.players.map(({ decks }) => decks)).toEqual([
      ['emberguard', 'tidewardens'],
      ['greenoath', 'stormspire'],
    ])
  })

  test('E2: 20 life, forty cards, seven of them in hand', () => {
    const { state } = table(fixed)
    for (const { life, hand, library } of state.players)
      expect([life, hand.length, library.length]).toEqual([20, 7, 33])
  })
})

describe('who begins', () => {
  test('E3: chance decides', () => {
    const first = new Set(Array.from({ length: 20 }, (_, n) => table(fixed, `first ${n}`).state.first))
    expect(first).toEqual(new Set([0, 1]))
  })

  test('E3: the other one keeps 1 mana through the first start phase', () => {
    const game = table({ ...fixed, mulligan: false })
    const { first } = game.state
    expect(game.state.players.map(({ pool }) => pool)).toEqual(first === 0 ? [0, 1] : [1, 0])
    const name = game.player(first).name
    game.respondToInputRequest({ actor: name, title: 'Your main phase', selection: ['end-turn'] })
    // Seven were dealt, and one was drawn.
    const [spare] = playerAt(game.state, first).hand
    game.respondToInputRequest({ actor: name, title: 'Discard a card', selection: [spare as CardId] })
    expect(game.state.turn).toBe(1 - first)
    expect(playerAt(game.state, 1 - first).pool).toBe(1)
  })

  test('E3: not without the bonus', () => {
    expect(table({ ...fixed, secondPlayerBonus: false }).state.players.map(({ pool }) => pool)).toEqual([0, 0])
  })
})

describe('mulligan', () => {
  test('E4: any cards go under the library, and as many are drawn', () => {
    const game = table(fixed)
    const mine = playerAt(game.state, 0).hand.slice(0, 3)
    const kept = playerAt(game.state, 0).hand.slice(3)
    const title = 'Put any cards under your library'
    game.respondToInputRequest({ actor: 'ana', title, selection: mine })
    game.respondToInputRequest({ actor: 'bo', title, selection: [] })
    const { hand, library } = playerAt(game.state, 0)
    expect(hand.slice(0, 4)).toEqual(kept)
    // Whoever begins has drawn for the first turn.
    expect([hand.length, library.length]).toEqual(game.state.first === 0 ? [8, 32] : [7, 33])
    expect(library.every((card) => !game.cards.isKnownTo(card, 0))).toBe(true)
    expect(project(game as never, 1).log.lines.length).toBeGreaterThan(0)
  })

  test('E4: what is drawn lay on top before anything is shuffled, so nobody draws back what they gave', () => {
    const game = table(fixed)
    const { hand, library } = playerAt(game.state, 0)
    const given = hand.slice(0, 5)
    const onTop = library.slice(-5).toReversed()
    const title = 'Put any cards under your library'
    game.respondToInputRequest({ actor: 'ana', title, selection: given })
    game.respondToInputRequest({ actor: 'bo', title, selection: [] })
    expect(playerAt(game.state, 0).hand.slice(2, 7)).toEqual(onTop)
  })

  test('E4: nobody is asked where the table plays without', () => {
    expect(table({ ...fixed, mulligan: false }).state.phase).toBe('main')
    expect(table(fixed).state.phase).toBe('mulligan')
  })
})

test('E5: every card is in one zone', () => {
  const game = table(fixed)
  const standing = zonesOf(game.state).flat()
  expect(standing).toHaveLength(100)
  expect(new Set(standing)).toEqual(new Set(game.cards.everyId()))
})

test('E6: five of twenty resources lie in the row, for everybody to see', () => {
  const game = table(fixed)
  const { row, deck } = game.state.market
  expect([row.length, deck.length]).toEqual([5, 15])
  expect(row.every((card) => game.cards.isPublic(card))).toBe(true)
  expect(deck.some((card) => game.cards.isKnownTo(card, 0))).toBe(false)
})
