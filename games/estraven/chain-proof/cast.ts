import type { Card } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import type { Consequence, Deed, ReferenceCard, ReferenceUnitCard, Sort } from './reference-cards.ts'

/** Cards with plain effects. What they cost and how hard they hit is no matter of the chain, and is read off them. */
export const CAST: readonly ReferenceCard[] = [
  spell('Firebrand', { hurts: amountOf('Firebrand') }),
  spell('Arc Bolt', { hurts: amountOf('Arc Bolt') }),
  spell('Thunderhead', { hurts: amountOf('Thunderhead') }, true),
  spell('Forked Sky', { strikesAll: amountOf('Forked Sky'), hurtsBoth: 1 }),
  unit('Cinder Pike', {}),
  unit('Ossuary Hound', { death: { heals: 2 } }),
  unit('Powder Sergeant', { attack: { hurts: 1 } }),
  unit('Mossback Elder', { block: { heals: 2 } }),
  unit('Sprout Keeper', { arrival: { raises: 1 } }),
  unit('Seedfall Titan', { death: { raises: 2 } }),
  reaction('Toll at the Lock', ['spell', 'unit'], { counters: ['spell', 'unit'] }),
  reaction('Unravel', ['spell'], { counters: ['spell'] }),
  reaction('Still Water', ['reaction'], { counters: ['reaction'] }),
  reaction('Static Field', ['unit', 'reaction', 'attack'], { strikes: amountOf('Static Field'), at: 'unit' }),
  reaction('Ember Parry', ['attack'], { strikes: amountOf('Ember Parry'), at: 'attacker' }),
]

/** Who may stand on the field when a duel begins. */
export const UNITS: readonly ReferenceCard[] = CAST.filter(({ sort }) => sort === 'unit')

export const SAPLING: ReferenceUnitCard = unitCard('Sapling', {})

function spell(name: string, deed: Deed, swift = false): ReferenceCard {
  return { name, sort: 'spell', swift, answers: [], deed }
}

function reaction(name: string, answers: readonly Sort[], deed: Deed): ReferenceCard {
  return { name, sort: 'reaction', swift: false, answers, deed }
}

function unit(name: string, on: ReferenceUnitCard['on']): ReferenceCard {
  return { name, sort: 'unit', swift: false, answers: [], deed: { arrives: unitCard(name, on) } }
}

function unitCard(name: string, on: { readonly [happening: string]: Consequence }): ReferenceUnitCard {
  const { power, resistance, health, keywords, entersTapped } = called(name)
  return { power, resistance, health, guard: keywords.guard, entersTapped, on }
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
