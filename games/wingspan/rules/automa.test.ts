import { type CardId, take } from '@turnwright/kernel'
import { createGame, type Game, project } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { describe, expect, test } from 'vitest'
import { type AutomaLevel, AUTOMA_CARDS } from '../cards/automa.ts'
import { BIRDS } from '../cards/catalogue.ts'
import { GOALS, type Goal } from '../cards/goals.ts'
import { automaGoalCount } from './automa/goals.ts'
import type { AutomaState } from './automa/state.ts'
import { automaTurn } from './automa/turn.ts'
import { finish } from './ending.ts'
import type { WingspanOptions } from './options.ts'
import type { Wingspan, WingspanState } from './state.ts'
import { wingspan } from './wingspan.ts'

type Solo = Game<WingspanState, WingspanOptions>

/** The table as the rules of a game see it: tests make them act between two questions. */
const rulesOf = new WeakMap<Solo, Wingspan>()

/** A solo game at the human's first turn. */
function solo(seed: string, options: Partial<WingspanOptions> = {}): Solo {
  let rules: Wingspan | null = null
  const setup: typeof wingspan.setup = (game, chosen) => {
    rules = game
    return wingspan.setup(game, chosen)
  }
  const game = createGame({ ...wingspan, setup }, { players: ['ana'], seed, options })
  game.run()
  answer(game, Random.fromSeed(seed))
  if (rules !== null) rulesOf.set(game, rules)
  return game
}

function answer(game: Solo, chance: Random): void {
  const [selector] = game.waiting?.selectors ?? []
  if (selector === undefined) throw new Error('nobody is asked anything')
  const { actor, title } = selector
  game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
}

const automaOf = ({ state }: Pick<Solo, 'state'>): AutomaState => state.automa as AutomaState

/** Puts one of its cards on top and lets it take a turn. */
function plays(game: Solo, card: string): void {
  const automa = automaOf(game)
  const top = automa.deck.find((each) => game.cards.identity(each) === `automa:${card}`) as CardId
  take(top, automa.deck)
  automa.deck.push(top)
  automaTurn(rulesOf.get(game) as Wingspan)
}

/** Lays these birds into the tray; they must be in the deck. */
function layTray(game: Solo, ...names: readonly string[]): void {
  const { state, cards } = game
  state.discard.push(...state.tray.splice(0))
  for (const name of names) {
    const id = BIRDS.find((bird) => bird.name === name)?.id
    const zone =
      [state.deck, state.discard].find((each) => each.some((card) => cards.identity(card) === id)) ?? state.deck
    const card = zone.find((each) => cards.identity(each) === id) as CardId
    take(card, zone)
    cards.reveal(card)
    state.tray.push(card)
  }
}

function wants(game: Solo, bonus: string): Solo {
  const automa = automaOf(game)
  automa.bonus.splice(0, 1, ...game.cards.create('bonus', [bonus], 'everyone'))
  return game
}

describe('W56: the Automa', () => {
  test('takes the best bird of the tray that its bonus card asks for, and discards the others it asks for', () => {
    const game = wants(solo('plays'), 'falconer')
    layTray(game, 'Barn Owl', 'Golden Eagle', 'Mallard')
    plays(game, '3')
    const { birds, hidden } = automaOf(game)
    expect(birds.map((card) => game.cards.identity(card))).toEqual(['golden-eagle'])
    expect(hidden).toEqual([])
    expect(game.state.tray.map((card) => game.cards.identity(card))).toContain('mallard')
    expect(game.state.discard.map((card) => game.cards.identity(card))).toContain('barn-owl')
    expect(game.state.tray).toHaveLength(3)
  })

  test.each([
    ['eaglet', 3],
    ['eagle', 4],
    ['eagle-eyed-eagle', 5],
  ] as const)('keeps a card face down where it wants none, worth %s: %i', (automa: AutomaLevel, points) => {
    const game = wants(solo('hidden', { automa }), 'falconer')
    layTray(game, 'Mallard', 'Killdeer', 'Wild Turkey')
    plays(game, '3')
    expect(automaOf(game)).toMatchObject({ birds: [], hiddenPoints: points })
    expect(automaOf(game).hidden).toHaveLength(1)
    expect(game.state.tray).toHaveLength(3)
  })

  test('clears the tray when it draws, and keeps a card', () => {
    const game = solo('draws')
    const before = game.state.tray.slice()
    plays(game, 'round-3-only')
    expect(game.state.discard).toEqual(expect.arrayContaining(before))
    expect(automaOf(game).hidden).toHaveLength(1)
  })

  test('lays the eggs of its card', () => {
    const game = solo('lays')
    plays(game, '1')
    expect(automaOf(game).eggs).toBe(1)
  })

  test('takes the first die that its card asks for', () => {
    const game = solo('feeds')
    game.state.feeder.splice(0, 6, 1, 1, 0, 1, 0, 1)
    plays(game, '6')
    expect(game.state.feeder).toEqual([1, 1, 0, 0, 0, 1])
  })

  test('draws its bonus card among those it can use, for all to see', () => {
    for (let seed = 0; seed < 20; seed++) {
      const game = solo(`bonus ${seed}`)
      const [card] = automaOf(game).bonus
      expect(game.cards.isPublic(card as CardId)).toBe(true)
      expect(['backyard-birder', 'breeding-manager', 'ecologist', 'oologist', 'visionary-leader']).not.toContain(
        game.cards.identity(card as CardId),
      )
    }
  })
})

describe('W57: its goals', () => {
  const goal = (id: string): Goal => GOALS.find((each) => each.id === id) as Goal
  const withCubes = (cubes: number) => ({ ...automaOf(solo('cubes')), cubes: [cubes, cubes, cubes, cubes] })

  test.each([
    ['birds-in-forest', 4, 1, 4],
    ['birds-in-forest', 4, 3, 5],
    ['total-birds', 4, 1, 12],
    ['eggs-in-bowl', 2, 2, 5],
    ['egg-sets', 1, -1, -2],
  ])('%s in round %i with %i cubes: %i', (id, round, cubes, count) => {
    expect(automaGoalCount(withCubes(cubes), goal(id), round)).toBe(count)
  })

  test('a cube goes to the tile of the round', () => {
    const game = solo('cube')
    plays(game, '4')
    expect(automaOf(game).cubes).toEqual([1, 0, 0, 0])
    plays(game, '5')
    expect(automaOf(game).cubes).toEqual([0, 0, 0, 0])
  })

  test('the human begins every round, and both take 26 turns', () => {
    const game = createGame(wingspan, { players: ['ana'], seed: 'whole', options: {} })
    const chance = Random.fromSeed('whole')
    const ahead = new Set<number>()
    game.seatResponder(0, ({ selector }) => {
      const { players } = game.state
      if (selector.about?.kind === 'turn') ahead.add(automaOf(game).turnsLeft - (players[0]?.turnsLeft ?? 0))
      return randomSelection(selector, chance)
    })
    game.run()
    expect([...ahead]).toEqual([0])
    expect(automaOf(game).turnsLeft).toBe(0)
    expect(game.result?.scores).toHaveLength(1)
  })
})

describe('W57: points decide against it, and two food of its own where they are equal', () => {
  /** The end of a game in which the human has this food, and the Automa so many points more. */
  function ends(food: number, more: number) {
    const step: typeof wingspan.step = (rules) => {
      const [ana] = rules.state.players as [WingspanState['players'][number]]
      ana.food.splice(0, 5, food, 0, 0, 0, 0)
      ana.hand.length = 0
      ana.bonus.length = 0
      automaOf(rules).eggs = more
      finish(rules)
    }
    const game = createGame({ ...wingspan, step }, { players: ['ana'], seed: 'end', options: {} })
    game.run()
    return project(game, null).result
  }

  test.each([
    [9, 1, [], 'The Automa has 1 point to 0.'],
    [1, 0, [], 'The Automa has 0 points to 0, and more food left.'],
    [2, 0, [0], '0 points to 0, and as much food left.'],
    [3, 0, [0], '0 points to 0, and more food left.'],
  ])('with %i food and the Automa %i points ahead', (food, more, winners, reason) => {
    expect(ends(food, more)).toMatchObject({ winners, scores: [0], reason })
  })
})

test('W58: cards without a section for the round are out of the game, and the others are shuffled', () => {
  const game = solo('deck')
  const chance = Random.fromSeed('deck')
  const sizes: number[] = []
  while (game.waiting !== null) {
    const { deck, discard } = automaOf(game)
    sizes[game.state.round - 1] = deck.length + discard.length
    answer(game, chance)
  }
  expect(sizes).toEqual([10, 9, 8, 7])
  expect(AUTOMA_CARDS).toHaveLength(10)
})
