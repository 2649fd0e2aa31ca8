import type { Seat } from '@turnwright/kernel'
import type { PlainEffect } from '../../cards/attack.ts'
import { typeAt } from '../../cards/energy-type.ts'
import { attackChoice, COLOR_CHOICES } from '../choices.ts'
import { topsOnBench } from '../movements.ts'
import { faceNow } from '../powers/working.ts'
import { playerAt } from '../state.ts'
import { printedId, weaknessOf } from '../traits.ts'
import { type AttackInUse, type Chosen, NOTHING_CHOSEN } from './attack-in-use.ts'

/** P28: what an attacker has to choose comes before the flips and the damage. */
export function chooseBeforehand(attack: AttackInUse, effect: PlainEffect): Chosen {
  const { op } = effect
  if (op === 'benchDamage' && effect.scope === 'choose') return benchTargets(attack, effect.targets ?? 1)
  if (op === 'switchOpponentActive' && effect.chooser === 'attacker') return fromBench(attack, attack.foe, 'drag-up')
  if (op === 'switchSelf') return fromBench(attack, attack.seat, 'switch-in')
  if (op === 'disableChosenAttackNextTurn') return { ...NOTHING_CHOSEN, attack: attackToDisable(attack) }
  if (op === 'changeDefendingWeakness') return newWeakness(attack, effect.optional)
  if (op === 'changeSelfResistance') return newResistance(attack)
  if (op === 'discardDefendingEnergy') return energyOfDefender(attack, effect.n)
  return NOTHING_CHOSEN
}

function benchTargets(attack: AttackInUse, n: number): Chosen {
  const { game, seat, foe, attacker } = attack
  const bench = topsOnBench(playerAt(game.state, foe))
  if (bench.length === 0) return NOTHING_CHOSEN
  const about = { kind: 'bench-target', by: printedId(attacker), n } as const
  return { ...NOTHING_CHOSEN, cards: game.ask.cards(seat, about, bench, n === 1 ? {} : { count: n }) }
}

function fromBench(attack: AttackInUse, owner: Seat, kind: 'drag-up' | 'switch-in'): Chosen {
  const { game, seat, attacker } = attack
  const bench = topsOnBench(playerAt(game.state, owner))
  if (bench.length === 0) return NOTHING_CHOSEN
  return { ...NOTHING_CHOSEN, cards: [game.ask.card(seat, { kind, by: printedId(attacker) }, bench)] }
}

/** The name of an attack of the Defending Pokémon; null where it has none. */
export function attackToDisable({ game, seat, attacker, defender }: AttackInUse): string | null {
  const { attacks } = faceNow(game.state, defender)
  if (attacks.length === 0) return null
  const about = { kind: 'disable-attack', by: printedId(attacker) } as const
  return game.ask.one(seat, about, attacks.map(attackChoice)).attack.name
}

function newResistance({ game, seat, attacker }: AttackInUse): Chosen {
  const about = { kind: 'choose-type', by: printedId(attacker), as: 'resistance' } as const
  return { ...NOTHING_CHOSEN, type: game.ask.one(seat, about, COLOR_CHOICES) }
}

const KEEP = { id: 'keep', about: { kind: 'keep-weakness' } } as const

/** Only a Weakness that is there can be changed, and only if the attacker likes. */
function newWeakness({ game, seat, attacker, defender }: AttackInUse, optional: boolean): Chosen {
  const weakness = weaknessOf(game.state, defender)
  if (weakness < 0) return NOTHING_CHOSEN
  const others = COLOR_CHOICES.filter(({ id }) => id !== typeAt(weakness))
  const about = { kind: 'choose-type', by: printedId(attacker), as: 'weakness' } as const
  const type = game.ask.one(seat, about, optional ? [...others, KEEP] : others)
  return type === 'keep' ? NOTHING_CHOSEN : { ...NOTHING_CHOSEN, type }
}

function energyOfDefender({ game, seat, attacker, defender }: AttackInUse, n: number): Chosen {
  if (defender.energy.length === 0) return NOTHING_CHOSEN
  const about = { kind: 'opponent-energy', by: printedId(attacker), choose: 'card' } as const
  const cards = game.ask.cards(seat, about, defender.energy.slice(), n === 1 ? {} : { count: n })
  return { ...NOTHING_CHOSEN, cards }
}
