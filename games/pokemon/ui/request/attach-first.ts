import type { Prompt } from '@turnwright/kernel/host'
import type { EnergyType } from '../../cards/energy-type.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { AttackView, PlayerView, PokemonView } from '../../rules/view.ts'

type Units = PokemonView['energy'][number]['provides']

/** The energy card of the hand that would make an attack of the Active Pokémon possible, by its name. */
export function attachFirst(
  { name, cost }: Pick<AttackView, 'name' | 'cost'>,
  active: PokemonView,
  { hand }: Pick<PlayerView, 'hand'>,
  { choices }: Pick<Prompt, 'choices'>,
): string | null {
  const units = active.energy.flatMap(({ provides }) => provides)
  if (isHeldBack(active, name) || pays(cost, units)) return null
  for (const { card, id } of hand) {
    const printed = cardCalled(id)
    if (printed?.supertype !== 'Energy' || !pays(cost, [...units, ...printed.provides])) continue
    const own = choices.find((choice) => choice.id === card)
    if (own?.choices?.some((target) => target.id === active.card) === true) return printed.name
  }
  return null
}

/** Whether more than energy is missing. */
function isHeldBack({ statusEffects, effects }: PokemonView, attack: string): boolean {
  return (
    statusEffects.some((status) => status === 'asleep' || status === 'paralyzed') ||
    effects.some((each) => each.kind === 'cannot-attack' || (each.kind === 'attack-disabled' && each.attack === attack))
  )
}

/** P17: units of their own type first, then anything for Colorless. */
function pays(cost: readonly EnergyType[], units: Units): boolean {
  if (units.length < cost.length) return false
  const count = (type: EnergyType, among: readonly string[]): number => among.filter((each) => each === type).length
  const typed = new Set(cost.filter((type) => type !== 'Colorless'))
  let wild = units.filter((unit) => unit === 'any').length
  for (const type of typed) wild -= Math.max(0, count(type, cost) - count(type, units))
  return wild >= 0
}
