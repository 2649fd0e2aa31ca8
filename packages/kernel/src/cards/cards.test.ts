import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { smallGame, started } from '../../testing/small-game.ts'
import { StaleCard } from '../cards/stale-card.ts'
import { createGame, type Game } from '../host.ts'
import { type CardId, take } from '../index.ts'

interface Zones {
  deck: CardId[]
  hand: CardId[]
  pile: CardId[]
}

const NAMES = ['oak', 'elm', 'ash', 'fir', 'yew', 'ivy']

const table = (identities: readonly string[] = NAMES, seed = 'seed'): Game<Zones> =>
  started(
    smallGame<Zones>((game) => ({ deck: game.cards.create('card', identities), hand: [], pile: [] }), {
      identities: NAMES,
      step: (game) => void game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] }),
    }),
    3,
    seed,
  )

const SEATS = [0, 1, 2, null] as const

/** Who knows a card: seats, and null for the table at large. */
const knowers = ({ cards }: Game, card: CardId) => SEATS.filter((seat) => cards.isKnownTo(card, seat))

const identities = ({ cards }: Game, zone: readonly CardId[]) => zone.map((card) => cards.identity(card))

describe('create', () => {
  test('K97: cards stand in the given order, and nobody knows them', () => {
    const game = table()
    expect(identities(game, game.state.deck)).toEqual(NAMES)
    expect(game.state.deck.flatMap((card) => knowers(game, card))).toEqual([])
    expect(new Set(game.state.deck).size).toBe(NAMES.length)
    expect(game.cards.everyId()).toEqual(game.state.deck)
  })

  test('K97: unless it is said who does', () => {
    const game = table()
    const of = (who: 'everyone' | 'nobody' | readonly number[]) =>
      knowers(game, game.cards.create('card', ['oak'], who)[0] as CardId)
    expect(of('everyone')).toEqual(SEATS)
    expect(of('nobody')).toEqual([])
    expect(of([2, 0])).toEqual([0, 2])
  })

  test('K97: what a card is stands among the identities of the definition', () => {
    const game = table()
    expect(() => game.cards.create('card', ['unicorn'])).toThrow('"unicorn" is not among the identities')
    const [card] = game.cards.create('tile', ['yew']) as [CardId]
    expect([game.cards.identity(card), game.cards.kind(card), game.cards.back(card)]).toEqual(['yew', 4, 'tile'])
  })

  test('K116: up to 4,096 of them', () => {
    const game = table()
    game.cards.create('card', new Array<string>(4096 - NAMES.length).fill('oak'))
    expect(() => game.cards.create('card', ['oak'])).toThrow('at most 4096 cards')
  })
})

describe('knowledge', () => {
  test('K98: a drawn card is shown to its owner, from the top of the pile', () => {
    const game = table()
    const drawn = game.cards.draw(game.state.deck, game.state.hand, 1, 2)
    expect(identities(game, drawn)).toEqual(['ivy', 'yew'])
    expect(game.state.hand).toEqual(drawn)
    expect(game.state.deck).toHaveLength(4)
    for (const card of drawn) expect(knowers(game, card)).toEqual([1])
  })

  test('K98: an empty pile gives what it has', () => {
    const game = table()
    expect(game.cards.draw(game.state.deck, game.state.hand, 0, 9)).toHaveLength(6)
    expect(game.cards.draw(game.state.deck, game.state.hand, 0)).toEqual([])
  })

  test('K98: `show` tells one seat, `reveal` everybody, spectators included', () => {
    const game = table()
    const [oak, elm, ash] = game.state.deck as [CardId, CardId, CardId]
    game.cards.show([oak, elm], 2)
    game.cards.show(elm, 0)
    game.cards.reveal(ash)
    expect([oak, elm, ash].map((card) => knowers(game, card))).toEqual([[2], [0, 2], SEATS])
    expect([oak, elm, ash].map((card) => game.cards.isPublic(card))).toEqual([false, false, true])
  })

  test('K98: a move in plain sight changes zones and nothing else', () => {
    const game = table()
    const [oak, elm] = game.state.deck as [CardId, CardId]
    game.cards.show(oak, 1)
    game.cards.move(oak, game.state.deck, game.state.pile)
    expect(game.state.pile).toEqual([oak])
    expect(game.state.deck[0]).toBe(elm)
    expect(knowers(game, oak)).toEqual([1])
    expect(() => game.cards.move(oak, game.state.deck, game.state.hand)).toThrow('is not in the zone')
  })

  test('K74: masked cards tell what the seat knows, and null for the rest', () => {
    const game = table()
    const [oak, elm] = game.state.deck as [CardId, CardId]
    game.cards.show(oak, 1)
    expect(SEATS.map((seat) => game.cards.maskedFor(seat).identity(oak))).toEqual([null, 'oak', null, null])
    expect(game.cards.maskedFor(1).identity(elm)).toBeNull()
  })
})

describe('shuffle', () => {
  test('K99: every card gets a new id, and nobody knows them any more', () => {
    const game = table()
    const before = game.state.deck.slice()
    game.cards.reveal(before)
    game.cards.shuffle(game.state.deck)
    const after = game.state.deck
    expect(after.some((card) => before.includes(card))).toBe(false)
    expect(after.flatMap((card) => knowers(game, card))).toEqual([])
    expect(identities(game, after).toSorted()).toEqual(NAMES.toSorted())
  })

  test('K102: the old ids are stale', () => {
    const game = table()
    const [oak] = game.state.deck as [CardId]
    game.cards.shuffle(game.state.deck)
    const uses = [
      () => game.cards.identity(oak),
      () => game.cards.isKnownTo(oak, 0),
      () => game.cards.reveal(oak),
      () => game.cards.maskedFor(0).identity(oak),
      () => game.cards.shuffle([oak]),
    ]
    for (const use of uses) expect(use).toThrow(StaleCard)
    expect(() => game.cards.identity(oak)).toThrow(
      `card ${oak} no longer exists: it was slipped, shuffled or concealed, and its new id stands in the zone where it lies`,
    )
    expect(() => game.cards.identity(99_999 as CardId)).toThrow(StaleCard)
  })

  test('K102: the stack leads to the line of the rules, however deep in the kernel the id was used', () => {
    const telling = smallGame<Zones>((game) => ({ deck: game.cards.create('card', NAMES), hand: [], pile: [] }), {
      identities: NAMES,
      words: { en: { told: () => 'Told' } },
      step: function tellsOfIt(game) {
        const [card] = game.state.deck
        game.cards.shuffle(game.state.deck)
        game.tell({ kind: 'told', piles: [{ cards: [card] }] } as never)
      },
    })
    const { fault } = started(telling)
    expect(fault?.message).toContain('no longer exists')
    expect(fault?.stack).toMatch(/tellsOfIt .*cards\.test\.ts\S*:\d+/)
  })

  test('K99: new ids say nothing of the order', () => {
    const [one, other] = [table(NAMES, 'one'), table(NAMES, 'other')]
    for (const game of [one, other]) game.cards.shuffle(game.state.deck)
    expect(identities(one, one.state.deck)).not.toEqual(identities(other, other.state.deck))
    expect(one.state.deck).toEqual(other.state.deck)
  })

  test('K99: other zones keep theirs', () => {
    const game = table()
    const [drawn] = game.cards.draw(game.state.deck, game.state.hand, 0) as [CardId]
    game.cards.shuffle(game.state.deck)
    expect(game.state.hand).toEqual([drawn])
    expect(game.cards.identity(drawn)).toBe('ivy')
    expect(knowers(game, drawn)).toEqual([0])
  })
})

describe('conceal', () => {
  test('K100: the keepers go on knowing what they knew, under new ids', () => {
    const game = table()
    const { deck } = game.state
    game.cards.reveal(deck.slice(0, 2))
    game.cards.show(deck.slice(2, 4), 1)
    const before = deck.slice()
    game.cards.conceal(deck, [0, 1])
    expect(deck.some((card) => before.includes(card))).toBe(false)
    expect(identities(game, deck)).toEqual(NAMES)
    expect(deck.map((card) => knowers(game, card))).toEqual([[0, 1], [0, 1], [1], [1], [], []])
  })
})

describe('slip', () => {
  /** Three cards in a hand that everybody has seen; one of them slips out. */
  const slipped = (which: number) => {
    const game = table()
    const { deck, hand, pile } = game.state
    game.cards.draw(deck, hand, 0, 3)
    game.cards.reveal(hand)
    const card = hand[which] as CardId
    const name = game.cards.identity(card)
    const now = game.cards.slip(card, hand, pile, 0)
    return { game, name, hand, pile, now, card }
  }

  test('K101: one seat knows which card went, the others lose all that could have been it', () => {
    const { game, name, hand, pile } = slipped(1)
    expect(identities(game, pile)).toEqual([name])
    expect(hand).toHaveLength(2)
    for (const card of [...hand, ...pile]) expect(knowers(game, card)).toEqual([0])
  })

  test('K101: the others see the same ids whichever it was', () => {
    const seen = [0, 1, 2].map((which) => {
      const { hand, pile, name } = slipped(which)
      return { ids: JSON.stringify([hand, pile]), name }
    })
    expect(new Set(seen.map(({ ids }) => ids)).size).toBe(1)
    expect(new Set(seen.map(({ name }) => name)).size).toBe(3)
  })

  test('K101: the id that the card has from then on is given back; the old one is stale', () => {
    const { game, name, pile, now, card } = slipped(1)
    expect(pile).toEqual([now])
    expect(game.cards.identity(now)).toBe(name)
    expect(() => game.cards.identity(card)).toThrow(StaleCard)
  })

  test('K101: a card that is not there cannot slip', () => {
    const game = table()
    const [oak] = game.state.deck as [CardId]
    expect(() => game.cards.slip(oak, game.state.hand, game.state.pile, 0)).toThrow('is not in the zone')
  })

  test('K102: who takes a card by an id that it has lost is told so', () => {
    const { game, hand, pile, card } = slipped(1)
    for (const take of ['move', 'slip'] as const)
      expect(() => game.cards[take](card, hand, pile, 0)).toThrow(
        'or it was slipped, shuffled or concealed and has a new id',
      )
  })
})

test('K97: whatever is done to them, cards are neither lost nor doubled, and every id in a zone is alive', () => {
  type Act = readonly [name: string, a: number, b: number]
  const act: fc.Arbitrary<Act> = fc.tuple(
    fc.constantFrom('draw', 'shuffle', 'conceal', 'slip', 'move', 'reveal', 'show'),
    fc.nat(2),
    fc.nat(20),
  )
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), fc.string(), (acts, seed) => {
      const game = table([...NAMES, ...NAMES], seed)
      const { cards, state } = game
      const zones = [state.deck, state.hand, state.pile] as const
      for (const [name, a, b] of acts) {
        const [zone, next] = [zones[a] as CardId[], zones[(a + 1) % 3] as CardId[]]
        const card = zone[b % Math.max(1, zone.length)]
        if (name === 'draw') cards.draw(zone, next, b % 3)
        else if (name === 'shuffle') cards.shuffle(zone)
        else if (name === 'conceal') cards.conceal(zone, [b % 3])
        else if (card === undefined) continue
        else if (name === 'slip') cards.slip(card, zone, next, b % 3)
        else if (name === 'move') cards.move(card, zone, next)
        else if (name === 'reveal') cards.reveal(card)
        else cards.show(card, b % 3)
      }
      const all = zones.flat()
      expect(all.toSorted((a, b) => a - b)).toEqual(cards.everyId().toSorted((a, b) => a - b))
      expect(identities(game, all).toSorted()).toEqual([...NAMES, ...NAMES].toSorted())
    }),
    { numRuns: process.env['SOAK'] ? 5000 : 200 },
  )
})

test('K103: a fingerprint tells what each id stands for, not which of two equal cards lies where', () => {
  const of = (identitiesInOrder: readonly string[]) => table(identitiesInOrder).cards.fingerprint()
  expect(of(['oak', 'oak', 'elm'])).toBe(of(['oak', 'oak', 'elm']))
  expect(of(['oak', 'elm', 'oak'])).not.toBe(of(['oak', 'oak', 'elm']))
  const equal = table(['oak', 'oak'])
  const before = equal.cards.fingerprint()
  const again = table(['oak', 'oak'], 'another seed')
  for (const game of [equal, again]) game.cards.shuffle(game.state.deck)
  expect(equal.cards.fingerprint()).toBe(again.cards.fingerprint())
  expect(equal.cards.fingerprint()).not.toBe(before)
})

test('K103: cards of one name are equal, also where a definition lists each copy of them', () => {
  const copies = ['oak', 'oak', 'elm']
  const { cards, state } = started(
    smallGame<{ deck: CardId[] }>((game) => ({ deck: game.cards.create('card', copies) }), {
      identities: copies,
      step: (game) => void game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] }),
    }),
  )
  const [first, second] = state.deck.map((card) => cards.kind(card))
  expect(first).toBe(second)
})

test('K98: `take` removes exactly the card it is given', () => {
  const zone = [3, 1, 2] as CardId[]
  take(1 as CardId, zone)
  expect(zone).toEqual([3, 2])
  expect(() => take(1 as CardId, zone)).toThrow('is not in the zone')
})

describe('limits', () => {
  const crowd = (seats: number) =>
    createGame(
      smallGame<Zones>((game) => ({ deck: game.cards.create('card', NAMES), hand: [], pile: [] }), {
        identities: NAMES,
        seats: { min: 1, max: 99 },
        step: (game) => void game.requestInputSingle({ actor: 'player 0', title: 'Go', choices: ['a', 'b'] }),
      }),
      { players: Array.from({ length: seats }, (_, seat) => `player ${seat}`), seed: 'crowd' },
    )

  test('K116: at a table of 29 everybody knows what is theirs to know', () => {
    const game = crowd(29)
    game.run()
    const [oak, elm] = game.state.deck as [CardId, CardId]
    game.cards.show(oak, 28)
    game.cards.reveal(elm)
    expect([0, 27, 28, null].map((seat) => game.cards.isKnownTo(oak, seat))).toEqual([false, false, true, false])
    expect([0, 27, 28, null].map((seat) => game.cards.isKnownTo(elm, seat))).toEqual([true, true, true, true])
    expect([game.cards.isPublic(oak), game.cards.isPublic(elm)]).toEqual([false, true])
    expect(() => crowd(30)).toThrow('at most 29 seats, not 30')
  })

  test('K116: an id comes back after 262,143 renewals, and not before', () => {
    const game = table(['oak'])
    const [first] = game.state.deck as [CardId]
    let renewals = 0
    do {
      game.cards.conceal(game.state.deck, [])
      renewals++
    } while (game.state.deck[0] !== first)
    expect(renewals).toBe(262_143)
  })
})
