import type { RuleNumber } from '@turnwright/kernel'
import { type Card, isActivated, isStatic, isTriggered, isUnit } from '../cards/card.ts'

/** The rules that a card is played by, the most telling first. */
export function rulesOfCard(card: Card): readonly RuleNumber[] {
  const has = (rule: RuleNumber, isSo: boolean): readonly RuleNumber[] => (isSo ? [rule] : [])
  const { lead, guard, swift, ward, lifebond } = card.keywords
  return [
    ...has('E39', lead !== null),
    ...has('E42', guard || lead !== null),
    ...has('E34', swift || card.type === 'reaction'),
    ...has('E37', ward > 0),
    ...has('E38', lifebond),
    ...has('E32', card.isToken),
    ...has('E23', card.abilities.some(isActivated)),
    ...has('E47', card.abilities.some(isTriggered)),
    ...has('E31', card.abilities.some(isStatic)),
    ...has('E25', card.effects.length > 0),
    ...has('E44', isUnit(card)),
    ...has('E10', card.type === 'resource'),
    ...has('E26', card.type !== 'reaction' && !card.isToken),
    'E46',
  ]
}
