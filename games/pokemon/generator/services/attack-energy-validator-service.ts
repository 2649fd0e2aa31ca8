import { ENERGY_TYPES, type EnergyType, typeIndex } from '../../cards/energy-type.ts'
import type { PokemonView } from '../../rules/view.ts'

/** What one unit of energy can serve as. */
export type Unit = EnergyType | 'any'

const COLORLESS = typeIndex('Colorless')

/** Every unit on a Pokémon. */
export function unitsOn({ energy }: PokemonView): Unit[] {
  const units: Unit[] = []
  for (const { provides } of energy) for (const unit of provides) units.push(unit)
  return units
}

interface EnergyValidator {
  readonly canPerform: (cost: readonly EnergyType[], units: readonly Unit[]) => boolean
  /** How many units are still missing. */
  readonly missing: (cost: readonly EnergyType[], units: readonly Unit[]) => number
}

/** Whether energy is enough for attacks. It is looked at, not paid. */
export const AttackEnergyValidatorService: EnergyValidator = {
  canPerform: (cost, units) => units.length >= cost.length && missingUnits(cost, units) === 0,
  missing: missingUnits,
}

/** Performance: one list for all, filled anew each time. */
const have = new Array<number>(ENERGY_TYPES.length).fill(0)

/** Typed units first, then whatever is left for Colorless. */
function missingUnits(cost: readonly EnergyType[], units: readonly Unit[]): number {
  let wild = 0
  have.fill(0)
  for (const unit of units)
    if (unit === 'any') wild++
    else {
      const at = typeIndex(unit)
      have[at] = (have[at] ?? 0) + 1
    }
  let colorless = 0
  let missing = 0
  for (const type of cost) {
    const at = typeIndex(type)
    const held = have[at] ?? 0
    if (at === COLORLESS) colorless++
    else if (held > 0) have[at] = held - 1
    else if (wild > 0) wild--
    else missing++
  }
  for (const n of have) wild += n
  return missing + Math.max(0, colorless - wild)
}
