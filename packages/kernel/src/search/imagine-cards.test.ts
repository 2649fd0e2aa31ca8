import { describe, expect, test } from 'vitest'
import { different, forks } from '../../testing/forks.ts'
import { answers, asked, smallGame, started } from '../../testing/small-game.ts'
import type { Game } from '../host.ts'
import type { CardId, GameDefinition, Rules } from '../index.ts'

const SIX = ['a', 'b', 'c', 'd', 'e', 'f']

interface Zones {
  deck: CardId[]
  hand: CardId[]
}

const setup: GameDefinition<Zones>['setup'] = (game) => {
  const deck = game.cards.create('card', SIX)
  game.cards.shuffle(deck)
  const hand: CardId[] = []
  game.cards.draw(deck, hand, 0, 2)
  return { deck, hand }
}

describe('cards shuffled away in the step', () => {
  const reshuffling = (between: (game: Rules<Zones>) => void) =>
    started(
      smallGame<Zones>(setup, {
        identities: SIX,
        step(game) {
          const { state } = game
          state.deck.push(...state.hand.splice(0))
          game.cards.shuffle(state.deck)
          between(game)
          game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
        },
      }),
    )

  test('K106: lie anywhere, also those that the seat knew before', () => {
    const game = reshuffling(() => undefined)
    const places = forks(game, 0).flatMap(({ state, cards }) =>
      state.deck.map((card, at) => [at, cards.identity(card)]),
    )
    expect(different(places).size).toBe(36)
  })

  test('K105: but what was drawn afterwards is what it is', () => {
    const game = reshuffling(({ cards, state }) => {
      cards.draw(state.deck, state.hand, 0, 2)
    })
    const drawn = game.state.hand.map((card) => game.cards.identity(card))
    for (const { state, cards } of forks(game, 0)) expect(state.hand.map((card) => cards.identity(card))).toEqual(drawn)
  })

  test('K105: a question that answered itself in between changes nothing', () => {
    const game = reshuffling((one) => {
      one.requestInputSingle({ actor: 'ana', title: 'Forced', choices: ['only'] })
      one.cards.draw(one.state.deck, one.state.hand, 0)
      one.requestInputSingle({ actor: 'bo', title: 'Forced', choices: ['only'] })
    })
    const [card] = game.state.hand as [CardId]
    for (const fork of forks(game, 0)) {
      expect(fork.cards.isKnownTo(card, 0)).toBe(true)
      expect(fork.cards.identity(card)).toBe(game.cards.identity(card))
    }
  })

  test('K106: it holds for the fork of a fork as well', () => {
    const [fork] = forks(
      reshuffling(() => undefined),
      0,
      1,
    ) as [Game<Zones>]
    const places = forks(fork, 0).flatMap(({ state, cards }) =>
      state.deck.map((card, at) => [at, cards.identity(card)]),
    )
    expect(different(places).size).toBe(36)
  })

  test('K112: a fork that is answered on finds its cards where they were', () => {
    const twice = smallGame<Zones>(setup, {
      identities: SIX,
      step(game) {
        const { state } = game
        state.deck.push(...state.hand.splice(0))
        game.cards.shuffle(state.deck)
        for (const title of ['First', 'Second']) game.requestInputSingle({ actor: 'ana', title, choices: ['a', 'b'] })
      },
    })
    for (const fork of forks(started(twice), 0, 20)) {
      const before = fork.state.deck.map((card) => fork.cards.identity(card))
      answers(fork, 'ana', 'a')
      expect(fork.state.deck.map((card) => fork.cards.identity(card))).toEqual(before)
    }
  })
})

describe('groups', () => {
  const grouped = (exchangeable?: GameDefinition<Zones>['exchangeable']) =>
    started(
      smallGame<Zones>(setup, {
        identities: SIX,
        step: (game) => void game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] }),
        ...(exchangeable === undefined ? {} : { exchangeable }),
      }),
    )
  const at = (place: number) => (fork: Game<Zones>) => fork.cards.identity(fork.state.deck[place] as CardId)

  test('K107: cards are dealt within the groups that the game names', () => {
    const game = grouped(({ deck }) => [deck.slice(0, 2), deck.slice(2)])
    const [bottom, top] = [game.state.deck.slice(0, 2), game.state.deck.slice(2)].map((zone) =>
      zone.map((card) => game.cards.identity(card)),
    )
    const many = forks(game, 0)
    expect(different(many.map(at(0)))).toEqual(different(bottom ?? []))
    expect(different(many.map(at(3)))).toEqual(different(top ?? []))
  })

  test('K107: what no group names is dealt by its back', () => {
    const game = grouped(({ deck }) => [deck.slice(0, 2)])
    expect(different(forks(game, 0).map(at(2))).size).toBe(2)
    expect(
      different(
        forks(
          grouped(() => []),
          0,
        ).map(at(0)),
      ).size,
    ).toBe(4)
  })

  test('K105: with groups, too, what was drawn since the step began is what it is', () => {
    const drawing = smallGame<Zones>(setup, {
      identities: SIX,
      exchangeable: ({ deck }) => [deck],
      step(game) {
        game.cards.draw(game.state.deck, game.state.hand, 0)
        game.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
      },
    })
    const game = started(drawing)
    const hand = game.state.hand.map((card) => game.cards.identity(card))
    for (const { state, cards } of forks(game, 0)) expect(state.hand.map((card) => cards.identity(card))).toEqual(hand)
  })

  test('K107: without groups every card with that back may lie anywhere', () => {
    expect(different(forks(grouped(), 0).map(at(0))).size).toBe(4)
    expect(different(forks(grouped(), null).map(at(0))).size).toBe(6)
  })
})

test('K104: where the question depends on what the seat does not know, only forks that reach it are handed out', () => {
  const trapped = smallGame<Zones>(
    (game) => {
      const deck = game.cards.create('card', ['trap', 'trap', 'safe', 'safe'])
      game.cards.shuffle(deck)
      return { deck, hand: [] }
    },
    {
      identities: ['trap', 'safe'],
      step(game) {
        const [top] = game.state.deck as [CardId]
        const trap = game.cards.identity(top) === 'trap'
        game.requestInputSingle({ actor: 'ana', title: trap ? 'Disarm' : 'Walk on', choices: ['a', 'b'] })
      },
    },
  )
  const game = started(trapped)
  const reached = forks(game, 0, 200)
  expect(different(reached.map(asked))).toEqual(different([asked(game)]))
  expect(reached.length).toBeGreaterThan(50)
  expect(reached.length).toBeLessThan(150)
})

describe('what is certain of hidden cards', () => {
  const unshuffled: GameDefinition<Zones>['setup'] = (game) => ({ deck: game.cards.create('card', SIX), hand: [] })
  const imagined = (least: number, isSuch: (kind: number) => boolean) => {
    const game = started(
      smallGame<Zones>(unshuffled, {
        identities: SIX,
        step: (one) => void one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] }),
        certain: ({ deck }) => [{ among: deck.slice(0, 2), least, isSuch }],
      }),
    )
    return forks(game, 0, 2400).map(({ state, cards }) =>
      state.deck.slice(0, 2).map((card) => SIX.indexOf(cards.identity(card))),
    )
  }

  test('K130: where all of them are such, every deal of which that is true is as likely as another', () => {
    const pairs = imagined(2, (kind) => kind < 4)
    expect(different(pairs).size).toBe(12)
    for (const pair of pairs) expect(Math.max(...pair)).toBeLessThan(4)
    const times = Map.groupBy(pairs, (pair) => pair.join()).values()
    for (const { length } of times) expect(Math.abs(length - 200)).toBeLessThan(70)
  })

  test('K130: where one of them is such, both are no more often than they would be', () => {
    const pairs = imagined(1, (kind) => kind < 2)
    for (const pair of pairs) expect(Math.min(...pair)).toBeLessThan(2)
    const both = pairs.filter((pair) => Math.max(...pair) < 2).length
    expect(Math.abs(both - 2400 / 9)).toBeLessThan(65)
  })
})
