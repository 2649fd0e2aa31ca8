import type { Attack, AttackEffect } from './attack.ts'
import type { CardSet, EnergyCard, PokemonCard, Rarity, TrainerCard } from './card.ts'
import { ENERGY_TYPES, type EnergyType } from './energy-type.ts'
import type { TrainerEffect } from './trainer-effect.ts'

type Declared = Omit<PokemonCard, 'id' | 'set' | 'number' | 'name' | 'supertype'>

const SETS: Readonly<Record<string, CardSet>> = { base1: 'Base', base2: 'Jungle', base3: 'Fossil', house: 'House' }

/** A Pokémon by set and number. */
export function pokemon(id: string, name: string, declared: Declared): PokemonCard {
  return { ...placeOf(id), name, supertype: 'Pokemon', ...declared }
}

/** The same card printed again under another number. */
export function reprint(card: PokemonCard, number: number, rarity: Rarity, level: number = card.level): PokemonCard {
  return { ...card, id: card.id.replace(/\d+$/, String(number)), number, rarity, level }
}

export function trainer(id: string, name: string, rarity: Rarity, effects: readonly TrainerEffect[]): TrainerCard {
  return { ...placeOf(id), name, supertype: 'Trainer', rarity, effects }
}

export function energy(
  id: string,
  name: string,
  { basic, provides, rarity }: Pick<EnergyCard, 'basic' | 'provides' | 'rarity'>,
): EnergyCard {
  return { ...placeOf(id), name, supertype: 'Energy', rarity, basic, provides }
}

/** An attack with its cost in letters: `'WWC'` is two Water and one of anything. */
export function attack(name: string, cost: string, damage: number, ...effects: readonly AttackEffect[]): Attack {
  return { name, cost: costOf(cost), damage, mode: damage > 0 ? 'fixed' : 'none', effects }
}

/** The printed number is `30+`. */
export function plus(name: string, cost: string, damage: number, ...effects: readonly AttackEffect[]): Attack {
  return { name, cost: costOf(cost), damage, mode: 'plus', effects }
}

/** The printed number is `50-`. */
export function minus(name: string, cost: string, damage: number, ...effects: readonly AttackEffect[]): Attack {
  return { name, cost: costOf(cost), damage, mode: 'minus', effects }
}

/** The printed number is `30x`. */
export function times(name: string, cost: string, damage: number, ...effects: readonly AttackEffect[]): Attack {
  return { name, cost: costOf(cost), damage, mode: 'times', effects }
}

/** The card leaves the number to its words. */
export function variable(name: string, cost: string, ...effects: readonly AttackEffect[]): Attack {
  return { name, cost: costOf(cost), damage: 0, mode: 'variable', effects }
}

const LETTERS = 'GRWLPFC'

/** R is Fire, as on every list of the time, because F is Fighting. */
function costOf(letters: string): EnergyType[] {
  return Array.from(letters, (letter) => {
    const type = ENERGY_TYPES[LETTERS.indexOf(letter)]
    if (type === undefined) throw new Error(`${letter} stands for no energy`)
    return type
  })
}

function placeOf(id: string): { readonly id: string; readonly set: CardSet; readonly number: number } {
  const [prefix = '', number = ''] = id.split('-')
  const set = SETS[prefix]
  if (set === undefined) throw new Error(`${id} belongs to no set: an id begins with ${Object.keys(SETS).join(', ')}`)
  return { id, set, number: Number(number) }
}
