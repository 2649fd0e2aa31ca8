import type { Icon } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { StatusEffect } from '../../match/vocabulary.ts'
import type { PokemonView } from '../../rules/view.ts'
import { AsleepIcon, ConfusedIcon, ParalyzedIcon, PoisonedIcon } from './icons.tsx'
import { selfHurt } from './self-hurt.ts'
import './condition.css'

const ICONS: Readonly<Record<StatusEffect, Icon>> = {
  asleep: AsleepIcon,
  confused: ConfusedIcon,
  paralyzed: ParalyzedIcon,
  poisoned: PoisonedIcon,
}

export const CONDITION_NAMES: Readonly<Record<StatusEffect, string>> = {
  asleep: 'Asleep',
  confused: 'Confused',
  paralyzed: 'Paralyzed',
  poisoned: 'Poisoned',
}

/** What a condition means, in a few words. */
export function conditionMeaning(status: StatusEffect, pokemon: PokemonView): string {
  switch (status) {
    case 'asleep':
      return 'flips after each turn; heads wakes'
    case 'confused':
      return `flips to attack; tails: ${selfHurt(pokemon)} to itself`
    case 'paralyzed':
      return 'no attack, no retreat this turn'
    case 'poisoned':
      return `${pokemon.poison} damage after each turn`
  }
}

interface ConditionProps {
  readonly status: StatusEffect
  readonly pokemon: PokemonView
}

/** A condition with what it means: the card turns, these words do not. */
export function Condition({ status, pokemon }: ConditionProps): ReactElement {
  const Sign = ICONS[status]
  return (
    <li className="pk-cond" data-status={status}>
      <Sign size={22} />
      <b>{CONDITION_NAMES[status]}</b>
      <span>{conditionMeaning(status, pokemon)}</span>
    </li>
  )
}
