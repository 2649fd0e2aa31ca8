import { soakable } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import type { HandCard } from '../../cards/card.ts'
import { HAND_CARDS } from '../../cards/catalogue.ts'
import type { ActiveEffect, Effect } from '../../cards/effect.ts'
import { SPACE_IDS, SPACE_TRAITS, type SpaceName, type SpaceTrait } from '../../cards/space-names.ts'
import { type End, everyOutcome, type Outcomes, timeToConvert, type Trial } from '../../scenario/every-outcome.ts'
import { stage, type StagedPlayer } from '../../scenario/stage.ts'
import type { AgricolaActionManager } from '../action-manager.ts'
import { placeOf } from '../spaces/board.ts'
import type { PlayedCard } from '../state.ts'
import { type Due, settle } from './due.ts'
import { oneByOne } from './one-by-one.ts'

/** Two cards, or a card and an oven or a promised field, that answer the same moment. */
interface Pair {
  readonly moment: string
  readonly cards: readonly [string, string]
}

/** The moments that an effect of a card answers, by name. */
function momentsOf(card: HandCard, effect: Effect): readonly string[] {
  if (effect.on === 'play') return [card.type === 'occupation' ? 'playOccupation after' : 'buildImprovement after']
  if (effect.on === 'event') return [`${effect.event} ${effect.timing === 'before' ? 'before' : 'after'}`]
  if (effect.on === 'useSpace')
    return effect.at
      .flatMap(spacesCalled)
      .flatMap((space) => USERS[effect.by].map((by) => `${space} ${by} ${effect.timing}`))
  return NO_MOMENTS.includes(effect.on) ? [] : [effect.on]
}

const USERS = { self: ['self'], others: ['others'], any: ['self', 'others'] } as const
const NO_MOMENTS: readonly Effect['on'][] = ['static', 'scoring', 'anytime']

function spacesCalled(name: SpaceName): readonly string[] {
  if (Object.hasOwn(SPACE_TRAITS, name)) return SPACE_TRAITS[name as SpaceTrait]
  return SPACE_IDS.filter((id) => id === name)
}

const OVENS = ['clay-oven', 'stone-oven']
const FIELD = 'promised-field'

function pairs(): readonly Pair[] {
  const cards = new Map<string, Set<string>>([
    ['buildImprovement after', new Set(OVENS)],
    ['roundStart', new Set([FIELD])],
  ])
  for (const card of HAND_CARDS)
    for (const moment of card.effects.flatMap((effect) => momentsOf(card, effect)))
      cards.set(moment, (cards.get(moment) ?? new Set<string>()).add(card.name))
  return [...cards].flatMap(([moment, names]) => {
    const all = [...names]
    return all
      .flatMap((one, at) => all.slice(at + 1).map((other): Pair => ({ moment, cards: [one, other] })))
      .filter(canMeet)
  })
}

/** What two things say for when they are played or built never meets: they are played one after the other. */
function canMeet({ moment, cards }: Pair): boolean {
  return cards.some((name) => {
    const card = cardNamed(name)
    return card === undefined ? name === FIELD : effectsAt(card, moment).some(({ on }) => on !== 'play')
  })
}

/** Ovens and promised fields are no cards. */
function cardNamed(name: string): HandCard | undefined {
  return HAND_CARDS.find((card) => card.name === name)
}

function effectsAt(card: HandCard, moment: string): readonly ActiveEffect[] {
  return card.effects.filter((effect): effect is ActiveEffect => momentsOf(card, effect).includes(moment))
}

const LAND = ['0,2 grain 2', '0,3 vegetable 2', '0,4', '1,2', '1,3', '1,4', '2,1', '2,2', '2,3', '2,4']
const HOUSES = ['wood', 'clay', 'stone'] as const
const ROOMS = [
  ['0,0', '1,0'],
  ['0,0', '1,0', '2,0'],
] as const
const SUPPLIES: readonly StagedPlayer[] = [
  {},
  { food: 1 },
  { wood: 1 },
  { reed: 1, clay: 1 },
  { wood: 5, reed: 2 },
  { grain: 1, vegetable: 1 },
  { food: 1, wood: 3, clay: 2, reed: 1, stone: 2 },
]
const KITCHENS: readonly StagedPlayer[] = [
  {},
  { majors: ['fireplace-2'], sheep: 1 },
  { played: ['Roughcaster', 'Mining Hammer', 'Animal Tamer'] },
  { played: [{ card: 'Grocer', n: 0 }] },
  { played: [{ card: 'Grocer', n: 1 }], majors: ['clay-oven'] },
  { played: [{ card: 'Grocer', n: 5 }], clay: 3 },
  { played: ['Hard Porcelain'], clay: 4 },
  { played: ['Sheep Walker'], sheep: 1 },
]

const POSITIONS: readonly StagedPlayer[] = HOUSES.flatMap((house) =>
  ROOMS.flatMap((rooms) =>
    SUPPLIES.flatMap((supply) => KITCHENS.map((kitchen) => ({ house, rooms, fields: LAND, ...supply, ...kitchen }))),
  ),
)

const EATING = { basicConversionAnytime: true }
const HAND = ['Groom', 'Market Stall']

/** Every other position allows to eat at any time, but where a hand has many ends already. */
function optionsAt(pair: Pair, at: number): Trial['options'] {
  return at % 2 === 0 || playsFromHand(pair) ? {} : EATING
}

function trialOf(pair: Pair, position: StagedPlayer, at: number, play: Play): Trial {
  const { moment, cards } = pair
  const others = (position.played ?? []).filter((card) => !cards.some((each) => each === card))
  const player: StagedPlayer = {
    ...position,
    played: [...others, ...cards.filter((name) => cardNamed(name) !== undefined)],
    majors: [...(position.majors ?? []), ...cards.filter((name) => OVENS.includes(name))],
    hand: playsFromHand(pair) ? HAND : [],
  }
  return {
    players: 3,
    options: optionsAt(pair, at),
    lay: (game) => stage(game, [player, {}, {}], { round: 8, taken: { farmland: 1 } }),
    play: (actions) => {
      const [one, other] = cards.map((name) => dueOf(actions, name, moment)) as [Due, Due]
      play(actions, one, other)
    },
  }
}

type Play = (actions: AgricolaActionManager, one: Due, other: Due) => void

const asOwned: Play = (actions, one, other) => void oneByOne(actions, 0, () => [one, other])
/** Whatever comes of the first may be converted before the other acts: that is what is done at any time (G25). */
const forwards: Play = (actions, one, other) => {
  settle(actions, 0, one)
  timeToConvert(actions)
  settle(actions, 0, other)
}
const backwards: Play = (actions, one, other) => forwards(actions, other, one)

function dueOf({ game }: AgricolaActionManager, name: string, moment: string): Due {
  if (OVENS.includes(name)) return { oven: name }
  const card = cardNamed(name)
  if (card === undefined) return { fields: 1 }
  const kind = HAND_CARDS.indexOf(card)
  const played = game.state.players[0]?.inPlay.find((each) => each.kind === kind) as PlayedCard
  const effects = effectsAt(card, moment)
  const space = SPACE_IDS.find((id) => moment.startsWith(`${id} `))
  const about = { cells: 4, material: 'clay', from: 'clay', to: 'stone' } as const
  return { played, effects, occasion: { place: space === undefined ? null : placeOf(space), about } }
}

/** Each of these ends is among those, or one that is the same with more goods: nobody wants to cook before cattle are counted. */
function isPart({ ends: some }: Outcomes, { ends: all }: Outcomes): boolean {
  return [...some].every(([name, end]) => all.has(name) || [...all.values()].some((other) => isAsGood(other, end)))
}

function isAsGood(one: End, other: End): boolean {
  return one.rest === other.rest && one.goods.every((n, at) => n >= (other.goods[at] ?? 0))
}

/** What may come of a hand is not to be seen (G22): there the owner is asked, whatever it holds. */
function playsFromHand({ cards }: Pair): boolean {
  return HAND_CARDS.some(
    ({ name, effects }) => cards.includes(name) && /playOccupation|playMinor/.test(JSON.stringify(effects)),
  )
}

const SWAPPING = ['Grocer', 'Hard Porcelain']

/**
 * How much could be bought of Grocer, or made of clay, is not foreseen, nor that crops which come are like those that were there to be
 * converted: their owner may care, though it comes to the same in the end.
 */
function swaps({ played = [], grain = 0 }: StagedPlayer): boolean {
  return grain > 0 || played.some((card) => SWAPPING.includes(typeof card === 'string' ? card : card.card))
}

/** What is wrong with the order of two cards in a position, or null. */
function flawOf(pair: Pair, position: StagedPlayer, at: number): string | null {
  const play = (how: Play): Outcomes => everyOutcome(trialOf(pair, position, at, how))
  const [owned, there, back] = [play(asOwned), play(forwards), play(backwards)]
  if (!isPart(there, owned) || !isPart(back, owned)) return 'an end is out of reach'
  const either: Outcomes = { ...there, ends: new Map([...there.ends, ...back.ends]) }
  if (!isPart(owned, either)) return 'an end comes of no order'
  const isForNothing = isPart(there, back) && isPart(back, there) && !playsFromHand(pair) && !swaps(position)
  return isForNothing && owned.asked.has('next-effect') ? 'the owner is asked for nothing' : null
}

/** A spread sample while somebody waits; all positions in a soak. */
const EVERY = soakable(97, 1)

describe('two cards that answer the same moment', () => {
  const all = pairs().map((pair, first) => ({ ...pair, first }))
  test.each(all)('G60: both orders of $cards.0 and $cards.1 are within reach ($moment)', ({ first, ...pair }) => {
    const flaws = POSITIONS.flatMap((position, at) => {
      const flaw = (at + first) % EVERY === 0 ? flawOf(pair, position, at) : null
      return flaw === null ? [] : [`${flaw}: ${JSON.stringify(position)}`]
    })
    expect(flaws).toEqual([])
  })
})
