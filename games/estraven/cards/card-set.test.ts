import { describe, expect, test } from 'vitest'
import { type Card, isActivated, isTriggered, isUnit, manaCostOf } from './card.ts'
import { CARDS, DECKS, MARKET_DECK } from './catalogue.ts'
import { EstravenCostType } from './cost.ts'
import { EFFECT_KINDS, type Effect } from './effect.ts'
import { effectWords } from './effect-words.ts'
import { cardText } from './words.ts'
import { FACTIONS, type Faction, LINK_SORTS, RESOURCE_KINDS, TRIGGERS } from './words-of-the-game.ts'

const cardsOf = (faction: Faction): readonly Card[] => DECKS[faction].cards.map(({ card }) => card)

function effectsOf({ effects, abilities }: Card): readonly Effect[] {
  return [
    ...effects,
    ...abilities.flatMap((ability) => (isActivated(ability) || isTriggered(ability) ? ability.effects : [])),
  ]
}

const costsOf = ({ costs, abilities }: Card): readonly string[] =>
  [...costs, ...abilities.flatMap((ability) => (isActivated(ability) ? ability.costs : []))].map(({ type }) => type)

const answersOf = ({ answers, abilities }: Card): readonly string[] => [
  ...answers,
  ...abilities.flatMap((ability) => (isActivated(ability) ? (ability.answers ?? []) : [])),
]

/** How many cards of the set have it. */
const count = (has: (card: Card) => boolean): number => CARDS.filter(has).length

describe.each(FACTIONS)('the deck %s', (faction) => {
  const deck = DECKS[faction].cards
  const leaders = cardsOf(faction).filter(({ type }) => type === 'leader')

  test('has 20 cards, at least 10 of them different', () => {
    expect(deck.reduce((sum, { copies }) => sum + copies, 0)).toBe(20)
    expect(new Set(deck.map(({ card }) => card.id)).size).toBeGreaterThanOrEqual(10)
  })

  test('has two or three leaders, and troops that they lead', () => {
    expect([2, 3]).toContain(leaders.length)
    for (const { keywords } of leaders) {
      const led = cardsOf(faction).filter(
        ({ type, subtypes }) => type === 'troop' && keywords.lead !== null && subtypes.includes(keywords.lead.of),
      )
      expect(led.length).toBeGreaterThan(0)
    }
  })

  test('has spells, reactions and a plan', () => {
    const types = new Set(cardsOf(faction).map(({ type }) => type))
    expect([...types].toSorted()).toEqual(['leader', 'reaction', 'spell', 'troop'])
    expect(DECKS[faction].plan).toMatch(/^\w.*\.$/)
  })

  test('costs 0 to 7, and what is cheap pitches for more', () => {
    for (const card of cardsOf(faction)) {
      const cost = manaCostOf(card)
      expect(cost).toBeLessThanOrEqual(7)
      expect([card.name, card.pitch]).toEqual([card.name, cost <= 1 ? 3 : cost <= 3 ? 2 : cost <= 5 ? 1 : 0])
    }
  })
})

describe('the market deck', () => {
  test('has 20 resource cards of at least 10 kinds, of all three sorts', () => {
    expect(MARKET_DECK).toHaveLength(20)
    expect(new Set(MARKET_DECK).size).toBeGreaterThanOrEqual(10)
    const resources = CARDS.filter(({ id }) => MARKET_DECK.includes(id))
    expect(
      resources.every(({ type, costs, pitch }) => type === 'resource' && costs.length === 0 && pitch === null),
    ).toBe(true)
    expect(new Set(resources.map(({ resource }) => resource))).toEqual(new Set(RESOURCE_KINDS))
  })
})

describe('decks differ in substance', () => {
  const pairs = FACTIONS.flatMap((one, at) => FACTIONS.slice(at + 1).map((other) => [one, other] as const))
  const shared = (one: Faction, other: Faction, nameOf: (effect: Effect) => string): readonly string[] => {
    const names = (faction: Faction): ReadonlySet<string> => new Set(cardsOf(faction).flatMap(effectsOf).map(nameOf))
    return [...names(one)].filter((name) => names(other).has(name))
  }

  test.each(pairs)('%s and %s share at most 4 effects', (one, other) => {
    expect(shared(one, other, effectWords).length).toBeLessThanOrEqual(4)
    expect(shared(one, other, (effect) => effect.do).length).toBeLessThanOrEqual(4)
  })

  test('no card is in two decks', () => {
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(CARDS.length)
  })
})

describe('on at least two cards', () => {
  test.each(['lead', 'guard', 'swift', 'ward', 'lifebond'] as const)('the keyword %s', (keyword) => {
    expect(count(({ keywords }) => Boolean(keywords[keyword]))).toBeGreaterThanOrEqual(2)
  })

  test.each(Object.values(EstravenCostType))('the cost %s', (type) => {
    expect(count((card) => costsOf(card).includes(type))).toBeGreaterThanOrEqual(2)
  })

  test.each(TRIGGERS)('the trigger %s', (on) => {
    expect(
      count(({ abilities }) => abilities.some((ability) => isTriggered(ability) && ability.on === on)),
    ).toBeGreaterThanOrEqual(2)
  })

  test.each(EFFECT_KINDS)('the effect %s', (kind) => {
    expect(count((card) => effectsOf(card).some((effect) => effect.do === kind))).toBeGreaterThanOrEqual(2)
  })

  test.each(LINK_SORTS)('an answer to %s', (sort) => {
    expect(count((card) => answersOf(card).includes(sort))).toBeGreaterThanOrEqual(2)
  })

  test.each(['stats', 'lending', 'price'])('the static ability %s', (kind) => {
    expect(count(({ abilities }) => abilities.some((ability) => ability.kind === kind))).toBeGreaterThanOrEqual(2)
  })

  test('entering tapped', () => {
    expect(count(({ entersTapped }) => entersTapped)).toBeGreaterThanOrEqual(2)
  })
})

describe('every card', () => {
  test.each(CARDS)('$name has a text unless it is a plain unit', (card) => {
    const text = cardText(card)
    expect(text.length > 0 || isUnit(card)).toBe(true)
    expect(text.filter((line) => /undefined|NaN|\[object| {2}/.test(line))).toEqual([])
  })

  test('an ability that could be used without end costs its own card, or is marked once', () => {
    const endless = CARDS.flatMap(({ name, abilities }) =>
      abilities
        .filter(isActivated)
        .filter(({ costs, once }) => {
          const isSpent = costs.some(
            (cost) => (cost.type === 'TAP' || cost.type === 'SACRIFICE') && cost.of === undefined,
          )
          return !isSpent && once !== true
        })
        .map(() => name),
    )
    expect(endless).toEqual([])
  })

  test('what is untapped by an ability that is used is a troop, and no troop has such an ability', () => {
    const untaps = ({ abilities }: Card): readonly Effect[] =>
      abilities.filter(isActivated).flatMap(({ effects }) => effects.filter((effect) => effect.do === 'untap'))
    const untappers = CARDS.filter((card) => untaps(card).length > 0)
    expect(untappers.length).toBeGreaterThan(0)
    expect(untappers.filter(({ type }) => type === 'troop')).toEqual([])
    for (const effect of untappers.flatMap(untaps)) expect(effect).toMatchObject({ what: { like: { type: 'troop' } } })
  })
})
