import { describe, expect, expectTypeOf, test } from 'vitest'
import { answers, asked, smallGame, started } from '../../testing/small-game.ts'
import { project } from '../host.ts'
import type { Rules } from '../index.ts'
import { BaseActionManager, type CardId, type Player } from '../index.ts'

interface Heard {
  heard: unknown[]
  hand: CardId[]
}

const CARDS = ['oak', 'elm', 'ash']

/** Asks through a manager once, keeps what came back, and asks no more. */
const hearing = (ask: (actions: BaseActionManager<Heard>, ana: Player, game: Rules<Heard>) => unknown) =>
  started(
    smallGame<Heard>((game) => ({ heard: [], hand: game.cards.create('card', CARDS, [0]) }), {
      identities: CARDS,
      cardName: (identity) => `the ${identity}`,
      step: (game) => void game.state.heard.push(ask(new BaseActionManager(game), game.player(0), game) as never),
      result: ({ heard }) => (heard.length === 0 ? null : { winners: [], scores: [], reason: 'heard' }),
    }),
    3,
  )

test('K76: choose gives the values of what was chosen', () => {
  const game = hearing((actions, ana) => {
    const chosen = actions.choose(ana, ['wood', { title: 'two clay', value: { clay: 2 } }], { title: 'Take', max: 2 })
    expectTypeOf(chosen).toEqualTypeOf<readonly ('wood' | { readonly clay: 2 })[]>()
    return chosen
  })
  answers(game, 'ana', 'two clay', 'wood')
  expect(game.state.heard).toEqual([[{ clay: 2 }, 'wood']])
})

describe('cards', () => {
  test('K76: chooseCard gives one card', () => {
    const game = hearing((actions, ana, { state }) => {
      const card = actions.chooseCard(ana, state.hand, { title: 'Play' })
      expectTypeOf(card).toEqualTypeOf<CardId>()
      return card
    })
    const [, elm] = game.state.hand as [CardId, CardId]
    expect(project(game, 0).prompts[0]?.choices[1]).toEqual({ id: elm, title: 'the elm', ref: { card: elm } })
    answers(game, 'ana', elm)
    expect(game.state.heard).toEqual([elm])
  })

  test('K76: chooseCards gives several, as they were given', () => {
    const game = hearing((actions, ana, { state }) => {
      const offered = state.hand.map((id, place) => ({ id, place }))
      const chosen = actions.chooseCards(ana, offered, { title: 'Discard', count: 2 })
      expectTypeOf(chosen).toEqualTypeOf<readonly { id: CardId; place: number }[]>()
      return chosen.map(({ place }) => place)
    })
    const [oak, , ash] = game.state.hand as [CardId, CardId, CardId]
    answers(game, 'ana', ash, oak)
    expect(game.state.heard).toEqual([[2, 0]])
  })

  test('K77: with `optional` nothing may be chosen', () => {
    const game = hearing((actions, ana, { state }) => {
      const card = actions.chooseCard(ana, state.hand, { title: 'Play', optional: true })
      expectTypeOf(card).toEqualTypeOf<CardId | undefined>()
      return card ?? 'none'
    })
    answers(game, 'ana')
    expect(game.state.heard).toEqual(['none'])
  })

  test('K77: without it, an empty hand is a mistake of the rules', () => {
    const game = hearing((actions, ana) => actions.chooseCard(ana, [] as CardId[], { title: 'Play' }))
    expect(game.fault?.message).toBe('"Play" has no card to choose from')
  })
})

test.each([
  ['Yes', true],
  ['No', false],
] as const)('K76: chooseYesNo gives a boolean: %s is %s', (word, answer) => {
  const game = hearing((actions, ana) => {
    const agreed = actions.chooseYesNo(ana, 'Share?')
    expectTypeOf(agreed).toEqualTypeOf<boolean>()
    return agreed
  })
  expect(asked(game)).toEqual(['ana: Share?'])
  answers(game, 'ana', word)
  expect(game.state.heard).toEqual([answer])
})

describe('choosePlayer', () => {
  test('K76: gives the player, whose seat can be clicked', () => {
    const game = hearing((actions, ana, { players }) => {
      const rival = actions.choosePlayer(ana, players.slice(1), { title: 'Rob' })
      expectTypeOf(rival).toEqualTypeOf<Player>()
      return rival.name
    })
    expect(project(game, 0).prompts[0]?.choices).toEqual([
      { id: 1, title: 'bo', ref: { seat: 1 } },
      { id: 2, title: 'cy', ref: { seat: 2 } },
    ])
    answers(game, 'ana', 2)
    expect(game.state.heard).toEqual(['cy'])
  })

  test('K34: the only one there is is not asked for', () => {
    const game = hearing(
      (actions, ana, { players }) => actions.choosePlayer(ana, players.slice(1, 2), { title: 'Rob' }).name,
    )
    expect(game.state.heard).toEqual(['bo'])
  })
})

test('K76: bounds, help and what is unavailable reach the player', () => {
  const game = hearing((actions, ana) =>
    actions.choose(ana, ['a', 'b', 'c'], {
      title: 'Take',
      min: 2,
      max: 3,
      help: 'Two at least',
      unavailable: () => [{ title: 'd', reason: 'gone' }],
      check: (chosen) => (chosen.includes('b') ? null : 'With b'),
    }),
  )
  expect(project(game, 0).prompts[0]).toMatchObject({
    min: 2,
    max: 3,
    help: 'Two at least',
    unavailable: [{ title: 'd', reason: 'gone' }],
  })
  expect(() => answers(game, 'ana', 'a', 'c')).toThrow('With b')
})
