import { type Card, manaCostOf } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import type { Consequence, Deed, ReferenceCard, ReferenceUnitCard, Sort } from './reference-cards.ts'

/** Cards with plain effects. What they cost and how hard they hit is no matter of the chain, and is read off them. */
export const CAST: readonly ReferenceCard[] = [
  spell('Firebrand', { hurts: amountOf('Firebrand') }),
  spell('Arc Bolt', { hurts: amountOf('Arc Bolt') }),
  spell('Thunderhead', { hurts: amountOf('Thunderhead') }, true),
  spell('Forked Sky', { strikesAll: amountOf('Forked Sky'), hurtsBoth: 1 }),
  unit('Cinder Pike', {}),
  unit('Torch Runner', {}),
  unit('Ossuary Hound', { death: { heals: 2 } }),
  unit('Grave Usher', { death: { robs: true } }),
  unit('Powder Sergeant', { attack: { hurts: 1 } }),
  unit('Mossback Elder', { block: { heals: 2 } }),
  unit('Glade Mother', {}),
  unit('Sprout Keeper', { arrival: { raises: 1 } }),
  unit('Seedfall Titan', { death: { raises: 2 } }),
  unit('Windreader', { arrival: { draws: 1 } }),
  unit('Barge Levy', { arrival: { taps: true } }),
  unit('Tide Caller', { arrival: { sendsHome: 3 } }),
  unit('Serah, Ember Marshal', {}),
  unit('Queen Vespertine', {}),
  unit('Maren of the Locks', { block: { draws: 1 } }),
  reaction('Toll at the Lock', ['spell', 'unit'], { counters: ['spell', 'unit'] }),
  reaction('Unravel', ['spell'], { counters: ['spell'] }),
  reaction('Still Water', ['reaction'], { counters: ['reaction'] }),
  reaction('Static Field', ['unit', 'reaction', 'attack'], { strikes: amountOf('Static Field'), at: 'unit' }),
  reaction('Ember Parry', ['attack'], { strikes: amountOf('Ember Parry'), at: 'attacker' }),
  reaction('Undertow', ['attack'], { turnsAway: true }),
  reaction('Better Offer', ['unit'], { draws: 2 }),
]

/** Who may stand on the field when a duel begins. */
export const UNITS: readonly ReferenceCard[] = CAST.filter(({ sort }) => sort === 'unit')

export const REACTIONS: readonly ReferenceCard[] = CAST.filter(({ sort }) => sort === 'reaction')

interface Band {
  readonly leader: ReferenceCard
  readonly led: readonly ReferenceCard[]
}

/** Leaders, and whom they lead. */
export const BANDS: readonly Band[] = UNITS.flatMap((leader) => {
  const { lead } = unitIn(leader)
  return lead === null ? [] : [{ leader, led: UNITS.filter((each) => isOfTribe(unitIn(each), lead.of)) }]
})

export const SAPLING: ReferenceUnitCard = unitCard('Sapling', {})

function unitIn({ name, deed }: ReferenceCard): ReferenceUnitCard {
  if (!('arrives' in deed)) throw new Error(`${name} is no unit`)
  return deed.arrives
}

function isOfTribe({ isTroop, tribes }: ReferenceUnitCard, tribe: string): boolean {
  return isTroop && tribes.includes(tribe)
}

function spell(name: string, deed: Deed, swift = false): ReferenceCard {
  return { name, sort: 'spell', price: priceOf(name), swift, answers: [], deed }
}

function reaction(name: string, answers: readonly Sort[], deed: Deed): ReferenceCard {
  return { name, sort: 'reaction', price: priceOf(name), swift: false, answers, deed }
}

function unit(name: string, on: ReferenceUnitCard['on']): ReferenceCard {
  const arrives = unitCard(name, on)
  return { name, sort: 'unit', price: arrives.price, swift: arrives.swift, answers: [], deed: { arrives } }
}

function unitCard(name: string, on: { readonly [happening: string]: Consequence }): ReferenceUnitCard {
  const card = called(name)
  const { power, resistance, health, keywords, entersTapped, subtypes, type } = card
  const { guard, swift, lifebond, lead, ward } = keywords
  const face = { power, resistance, health, guard, swift, lifebond, lead, ward, entersTapped }
  return { ...face, price: manaCostOf(card), isTroop: type === 'troop', tribes: subtypes, on }
}

function priceOf(name: string): number {
  return manaCostOf(called(name))
}

function amountOf(name: string): number {
  const [effect] = called(name).effects
  if (effect?.do !== 'damage' || typeof effect.amount !== 'number') throw new Error(`${name} deals no plain damage`)
  return effect.amount
}

function called(name: string): Card {
  const card = CARDS.find((each) => each.name === name)
  if (card === undefined) throw new Error(`there is no card called ${name}`)
  return card
}
