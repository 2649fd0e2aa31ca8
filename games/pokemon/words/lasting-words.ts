import type { Sentence, Speaker } from '@turnwright/kernel'
import type { Told } from '@turnwright/kernel/host'
import type { Line } from '../rules/lines.ts'

/** What takes hold for a later turn. */
export function lastingWords(
  { effect, card, n, attack, other }: Told<Extract<Line, { kind: 'takes-hold' }>>,
  say: Speaker,
): Sentence {
  const pokemon = say.card(card)
  const foe = other === null ? 'its opponent' : say.card(other.card)
  switch (effect) {
    case 'no-damage':
      return say`${pokemon} takes no damage from attacks in the next turn`
    case 'no-effects':
      return say`Nothing of an attack reaches ${pokemon} in the next turn`
    case 'ignores-up-to':
      return say`${n} or less damage does nothing to ${pokemon} in the next turn`
    case 'less-damage':
      return say`${pokemon} takes ${n} less damage from attacks in the next turn`
    case 'less-damage-from':
      return say`${pokemon} takes ${n} less damage from ${foe} in the next turn`
    case 'cannot-attack':
      return other === null
        ? say`${pokemon} cannot attack in the next turn`
        : say`${pokemon} cannot attack ${foe} in the next turn`
    case 'cannot-retreat':
      return say`${pokemon} cannot retreat in the next turn`
    case 'must-flip':
      return say`${pokemon} needs heads to attack in the next turn`
    case 'attack-disabled':
      return say`${pokemon} cannot use ${attack} in the next turn`
    case 'destiny-bond':
      return say`Whoever knocks out ${pokemon} in the next turn goes along`
    case 'stronger-attack':
      return say`${attack} of ${pokemon} does ${n} damage in its next turn`
  }
}
