import { COLORS, ENERGY_TYPES, type Color, type EnergyType } from '../cards/energy-type.ts'
import type { AttackFace } from './faces.ts'

interface TypeChoice<Type extends EnergyType> {
  readonly id: Type
  readonly about: { readonly kind: 'type'; readonly type: Type }
}

function typeChoice<const Type extends EnergyType>(type: Type): TypeChoice<Type> {
  return { id: type, about: { kind: 'type', type } }
}

/** Made once: a type as a choice. */
export const TYPE_CHOICES: readonly TypeChoice<EnergyType>[] = ENERGY_TYPES.map(typeChoice)

/** The types that a Weakness, a Resistance or energy can be. */
export const COLOR_CHOICES: readonly TypeChoice<Color>[] = COLORS.map(typeChoice)

interface AmountChoice {
  readonly id: number
  readonly about: { readonly kind: 'amount'; readonly n: number }
}

const amounts: AmountChoice[] = []

/** A number as a choice. */
export function amountChoice(n: number): AmountChoice {
  return (amounts[n] ??= { id: n, about: { kind: 'amount', n } })
}

interface AttackChoice {
  readonly id: string
  readonly about: { readonly kind: 'attack-called'; readonly attack: string }
  readonly value: AttackFace
}

/** An attack as a choice, by its name. */
export function attackChoice(face: AttackFace): AttackChoice {
  const { name } = face.attack
  return { id: name, about: { kind: 'attack-called', attack: name }, value: face }
}

/** Where nothing needs to be taken. */
export const NOTHING = { id: 'nothing', about: { kind: 'nothing' } } as const
