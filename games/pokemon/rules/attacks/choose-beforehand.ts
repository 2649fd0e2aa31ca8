import type { PlainEffect } from '../../cards/attack.ts'
import { COLORS, typeAt } from '../../cards/energy-type.ts'
import { type About, pickCard, pickCards, pickOption } from '../ask.ts'
import type { Asking } from '../asking.ts'
import { topsOnBench } from '../movements.ts'
import { faceNow } from '../powers/working.ts'
import { playerAt } from '../state.ts'
import { weaknessOf } from '../traits.ts'
import { type AttackInUse, type Chosen, NOTHING_CHOSEN } from './attack-in-use.ts'

/** P28: what an attacker has to choose comes before the flips and the damage. */
export function chooseBeforehand(attack: AttackInUse, effect: PlainEffect): Chosen {
  const { op } = effect
  if (op === 'benchDamage' && effect.scope === 'choose') return benchTargets(attack, effect.targets ?? 1)
  if (op === 'switchOpponentActive' && effect.chooser === 'attacker')
    return fromBench(attack, attack.foe, 'drag-up', DRAG_UP)
  if (op === 'switchSelf') return fromBench(attack, attack.seat, 'switch-in', SWITCH_IN)
  if (op === 'disableChosenAttackNextTurn') return attackToDisable(attack)
  if (op === 'changeDefendingWeakness') return newWeakness(attack, effect.optional)
  if (op === 'changeSelfResistance') return newResistance(attack)
  if (op === 'discardDefendingEnergy') return energyOfDefender(attack, effect.n)
  return NOTHING_CHOSEN
}

const DRAG_UP = 'Choose the Pokémon that becomes the Defending one'
const SWITCH_IN = 'Choose the Pokémon that comes up'
const RESISTANCE = 'Choose a type to resist'
const KEEP = 'Leave it as it is'

function about({ attacker }: AttackInUse, asking: Asking): About {
  return { asking, by: attacker.kind }
}

function benchTargets(attack: AttackInUse, targets: number): Chosen {
  const { game, seat, foe } = attack
  const bench = topsOnBench(playerAt(game.state, foe))
  if (bench.length === 0) return NOTHING_CHOSEN
  const title = targets === 1 ? 'Choose a Benched Pokémon to damage' : 'Choose Benched Pokémon to damage'
  const cards =
    targets === 1
      ? [pickCard(game, seat, about(attack, 'bench-target'), title, bench)]
      : pickCards(game, seat, about(attack, 'bench-target'), title, bench, targets)
  return { cards, word: '' }
}

function fromBench(attack: AttackInUse, owner: number, asking: Asking, title: string): Chosen {
  const bench = topsOnBench(playerAt(attack.game.state, owner))
  if (bench.length === 0) return NOTHING_CHOSEN
  return { cards: [pickCard(attack.game, attack.seat, about(attack, asking), title, bench)], word: '' }
}

export function attackToDisable(attack: AttackInUse): Chosen {
  const { game, seat, defender } = attack
  const names = faceNow(game.state, defender).attacks.map((each) => each.attack.name)
  if (names.length === 0) return NOTHING_CHOSEN
  return {
    cards: [],
    word: pickOption(game, seat, about(attack, 'disable-attack'), 'Choose an attack to forbid', names),
  }
}

function newResistance(attack: AttackInUse): Chosen {
  const { game, seat } = attack
  return { cards: [], word: pickOption(game, seat, about(attack, 'choose-type'), RESISTANCE, COLORS) }
}

/** Only a Weakness that is there can be changed, and only if the attacker likes. */
function newWeakness(attack: AttackInUse, optional: boolean): Chosen {
  const { game, seat, defender } = attack
  const weakness = weaknessOf(game.state, defender)
  if (weakness < 0) return NOTHING_CHOSEN
  const others = COLORS.filter((type) => type !== typeAt(weakness))
  const title = 'Choose a Weakness for the Defending Pokémon'
  const word = pickOption(game, seat, about(attack, 'choose-type'), title, optional ? [...others, KEEP] : others)
  return { cards: [], word: word === KEEP ? '' : word }
}

function energyOfDefender(attack: AttackInUse, n: number): Chosen {
  const { game, seat, defender } = attack
  if (defender.energy.length === 0) return NOTHING_CHOSEN
  const title = 'Choose an energy card to discard'
  const asking = about(attack, 'opponent-energy')
  const cards =
    n === 1
      ? [pickCard(game, seat, asking, title, defender.energy.slice())]
      : pickCards(game, seat, asking, title, defender.energy.slice(), n)
  return { cards, word: '' }
}
