import type { CardId, Seat, Unavailable } from '@turnwright/kernel'
import { costWords, needWords } from '../../cards/card-words.ts'
import { cardAt, majorAt } from '../../cards/catalogue.ts'
import { goodsText } from '../../cards/goods.ts'
import { isSo } from '../conditions.ts'
import { type Agricola, playerAt } from '../state.ts'
import { canAffordMajor, canPayMinor } from './improvement-prices.ts'
import { isOccupation } from './occupation.ts'

/** The improvements that a player would expect here but cannot have now, each with the reason. */
export function beyondReach(
  game: Agricola,
  seat: Seat,
  { majors, minors }: { readonly majors: boolean; readonly minors: boolean },
): readonly Unavailable[] {
  const { state } = game
  const refused: Unavailable[] = []
  if (majors)
    for (const at of state.majors) {
      const { id, cost } = majorAt(at)
      if (!canAffordMajor(state, seat, at))
        refused.push({
          about: { kind: 'major', major: id },
          reason: `You cannot pay ${goodsText(cost)}.`,
          ref: { space: id },
        })
    }
  if (minors)
    for (const card of playerAt(state, seat).hand) {
      const reason = whyNotPlayed(game, seat, card)
      if (reason !== null) refused.push({ about: { kind: 'minor', card }, reason, ref: { card } })
    }
  return refused
}

/** Occupations are not expected here: nothing is told of them. */
function whyNotPlayed({ state, cards }: Agricola, seat: Seat, card: CardId): string | null {
  if (isOccupation(cards, card)) return null
  const kind = cards.kind(card)
  const minor = cardAt(kind)
  if (!isSo(state, seat, minor.prereq)) return `It needs ${needWords(minor.prereq)}.`
  return canPayMinor(state, seat, kind) ? null : `You cannot pay for it: ${costWords(minor)}.`
}
