import type { RuleNumber } from '@turnwright/kernel'
import type { HandCard } from '../cards/card.ts'
import type { Major } from '../cards/major.ts'

/** The rules that a card of a hand is played by, the most telling first. */
export function rulesOfCard(card: HandCard): readonly RuleNumber[] {
  const has = (rule: RuleNumber, isSo: boolean): readonly RuleNumber[] => (isSo ? [rule] : [])
  return [
    ...has('G29', (card.anytimeConversions?.length ?? 0) > 0),
    ...has('G24', card.bakingConversion !== undefined),
    ...has('G32', card.allowsAnytimeCropMove === true),
    card.type === 'occupation' ? 'G16' : 'G17',
    ...has('G3', card.type === 'occupation' && card.players > 1),
    ...has('G19', card.effects.length > 0),
    ...has('G60', card.effects.length > 0),
  ]
}

/** The same of a major improvement. */
export function rulesOfMajor({ abilities, returns }: Major): readonly RuleNumber[] {
  const has = (rule: RuleNumber, isSo: boolean): readonly RuleNumber[] => (isSo ? [rule] : [])
  return [
    ...has('G28', abilities.canCook === true),
    ...has('G31', abilities.canCook === true),
    ...has('G24', abilities.bakingRate !== undefined),
    ...has('G39', abilities.harvestConversion !== undefined),
    ...has('G43', abilities.endGameExchange !== undefined),
    ...has('G20', typeof abilities.onBuild === 'object'),
    'G18',
    ...has('G21', returns.length > 0),
  ]
}
