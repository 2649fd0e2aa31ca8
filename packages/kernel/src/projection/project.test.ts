import { describe, expect, test } from 'vitest'
import { answers, smallGame, started } from '../../testing/small-game.ts'
import { findImpurity, type Game, project } from '../host.ts'
import type { CardId, GameDefinition } from '../index.ts'

const SEATS = [0, 1, 2, null] as const
const FISH = ['carp', 'pike', 'bass', 'eel', 'trout', 'perch']

interface Pond {
  deck: CardId[]
  hands: CardId[][]
  table: CardId[]
}

/** Hands are hidden; a careless view asks for the identity of every card there is. */
const pond: GameDefinition<Pond> = smallGame<Pond>(
  (game) => {
    const deck = game.cards.create('fish', FISH)
    game.cards.shuffle(deck)
    const hands = game.players.map(({ seat }) => {
      const hand: CardId[] = []
      game.cards.draw(deck, hand, seat)
      return hand
    })
    return { deck, hands, table: [] }
  },
  {
    identities: FISH,
    cardName: (identity) => `the ${identity}`,
    step(game) {
      const { state } = game
      const played = game.requestInputMany(
        game.players.map(({ name, seat }) => ({
          actor: name,
          title: 'Play or keep',
          choices: [...(state.hands[seat] ?? []), 'keep'],
          cards: true,
          unavailable: () => [{ title: 'Trade', reason: `${name} has nothing to trade` }],
        })),
      )
      for (const { seat, selection } of played)
        if (selection[0] !== 'keep') game.cards.move(selection[0] as CardId, state.hands[seat] as CardId[], state.table)
      game.cards.reveal(state.table)
    },
    view: (state, _, cards) => ({
      deck: state.deck.map((card) => cards.identity(card)),
      hands: state.hands.map((hand) => hand.map((card) => cards.identity(card))),
      table: state.table.map((card) => cards.identity(card)),
    }),
  },
)

const handOf = (game: Game<Pond>, seat: number) =>
  (game.state.hands[seat] ?? []).map((card) => game.cards.identity(card))

test('K72: everything that a seat is told, as plain data', () => {
  const game = started(pond, 3)
  for (const seat of SEATS) {
    const projection = project(game, seat)
    expect(findImpurity(projection)).toBeNull()
    expect(JSON.parse(JSON.stringify(projection))).toEqual(projection)
    expect(Object.keys(projection).toSorted()).toEqual(
      [
        'answers',
        'branchId',
        'canUndo',
        'secondLooks',
        'concurrent',
        'faulted',
        'log',
        'players',
        'prompts',
        'result',
        'seat',
        'view',
        'waitingFor',
      ].toSorted(),
    )
  }
})

test('K74: even a careless view shows only what the seat knows', () => {
  const game = started(pond, 3)
  for (const seat of SEATS) {
    const { deck, hands } = project(game, seat).view as { deck: unknown[]; hands: unknown[][] }
    expect(deck).toEqual([null, null, null])
    expect(hands).toEqual([0, 1, 2].map((of) => (of === seat ? handOf(game, of) : [null])))
  }
})

test('K73: no projection holds the name of a card that its seat does not know', () => {
  const game = started(pond, 3)
  answers(game, 'bo', (game.state.hands[1] as [CardId])[0])
  answers(game, 'ana', 'keep')
  answers(game, 'cy', 'keep')
  for (const seat of SEATS) {
    const text = JSON.stringify(project(game, seat))
    const all = [...game.state.deck, ...game.state.hands.flat(), ...game.state.table]
    const named = all.filter((card) => text.includes(game.cards.identity(card)))
    expect(named).toEqual(all.filter((card) => game.cards.isKnownTo(card, seat)))
  }
})

test('K73: no seed, no chance, no prompt of another seat', () => {
  const game = started(pond, 3, 'the secret of the pond')
  for (const seat of SEATS) {
    const { prompts, ...rest } = project(game, seat)
    const text = JSON.stringify({ prompts, ...rest })
    expect(text).not.toContain('secret of the pond')
    expect(prompts.map(({ choices }) => choices[0]?.id)).toEqual(seat === null ? [] : game.state.hands[seat])
    for (const other of ['ana', 'bo', 'cy'].filter((_, of) => of !== seat))
      expect(text).not.toContain(`${other} has nothing`)
  }
})

test('K73: nobody learns what others answered before all have', () => {
  const [one, other] = [started(pond, 3), started(pond, 3)]
  answers(one, 'bo', 'keep')
  answers(other, 'bo', (other.state.hands[1] as [CardId])[0])
  for (const seat of SEATS) expect(project(other, seat)).toEqual(project(one, seat))
})

describe('prompts', () => {
  test('K72: hold all that is needed to answer', () => {
    const game = started(pond, 3)
    const [card] = game.state.hands[0] as [CardId]
    expect(project(game, 0).prompts).toEqual([
      {
        requestId: expect.stringMatching(/^[0-9a-f]{16}$/),
        type: 'select',
        title: 'Play or keep',
        help: null,
        choices: [
          { id: card, title: `the ${game.cards.identity(card)}`, ref: { card } },
          { id: 'keep', title: 'keep' },
        ],
        min: 1,
        max: 1,
        unavailable: [{ title: 'Trade', reason: 'ana has nothing to trade' }],
        anytime: [],
        examples: [],
      },
    ])
  })

  test('K11: a card that the asked seat does not know stays hidden in its own prompt', () => {
    const blind = smallGame<{ deck: CardId[] }>((game) => ({ deck: game.cards.create('fish', FISH) }), {
      identities: FISH,
      step: (game) =>
        void game.requestInputSingle({ actor: 'ana', title: 'Pick one', choices: game.state.deck, cards: true }),
    })
    const titles = project(started(blind), 0).prompts[0]?.choices.map(({ title }) => title)
    expect(new Set(titles)).toEqual(new Set(['a hidden card']))
  })

  test('K10: groups show their own choices and bounds', () => {
    const nested = smallGame<object>(() => ({}), {
      step: (game) =>
        void game.requestInputSingle({
          actor: 'ana',
          title: 'Choose Action',
          choices: [
            { title: 'Meld', detail: 'costs nothing', choices: ['card-1', 'card-2'], min: 0, max: 1 },
            { id: 'end', title: 'End turn', exclusive: true },
          ],
          help: 'You may meld',
        }),
    })
    expect(project(started(nested), 0).prompts[0]).toMatchObject({
      help: 'You may meld',
      choices: [
        {
          id: 'Meld',
          title: 'Meld',
          detail: 'costs nothing',
          choices: [
            { id: 'card-1', title: 'card-1' },
            { id: 'card-2', title: 'card-2' },
          ],
          min: 0,
          max: 1,
        },
        { id: 'end', title: 'End turn', exclusive: true },
      ],
    })
  })
})

test('K72: everybody is told who is awaited, and whether the first answer decides', () => {
  const game = started(pond, 3)
  answers(game, 'bo', 'keep')
  for (const seat of SEATS)
    expect(project(game, seat)).toMatchObject({
      waitingFor: [
        { seat: 0, title: 'Play or keep' },
        { seat: 2, title: 'Play or keep' },
      ],
      concurrent: false,
      result: null,
      answers: 1,
    })
})

test('K75: a faulted game can still be looked at', () => {
  const game = started(
    smallGame<{ seen: string }>(() => ({ seen: 'before' }), {
      step(one) {
        one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] })
        one.state.seen = 'after'
        throw new Error('broken')
      },
    }),
  )
  answers(game, 'ana', 'a')
  expect(project(game, 1)).toMatchObject({ faulted: true, view: { seen: 'before' }, result: null })
})

test('K72: there is no seat beyond the table', () => {
  expect(() => project(started(pond, 3), 3)).toThrow('there is no seat 3 at a table of 3')
})
