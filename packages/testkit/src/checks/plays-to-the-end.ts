import { type GameResult, legalAnswers, type Selector, validateSelection } from '@turnwright/kernel'
import type { Check, Examination } from '../check.ts'
import { LawBroken } from '../law-broken.ts'
import type { Sitting } from '../play/sitting.ts'

const MOST_OFFERS = 24

/** No dead end, no failure, nothing offered that is refused, and an end with a proper result. */
export const playsToTheEnd: Check = {
  law: 'comes to an end, played at random',
  style: 'random',
  begin: examination,
}

export const survivesAdversaries: Check = {
  law: 'comes to an end with players who prefer anytime actions, odd counts, undo and leaving late',
  style: 'adversarial',
  begin: examination,
}

function examination(): Examination {
  return { atQuestion, atEnd: (sitting) => mustBeProper(sitting, sitting.game.result as GameResult) }
}

function atQuestion(sitting: Sitting): void {
  for (const selector of sitting.game.waiting?.selectors ?? []) offersWhatItAccepts(sitting, selector)
}

function offersWhatItAccepts(sitting: Sitting, selector: Selector): void {
  let offers = 0
  for (const answer of legalAnswers(selector)) {
    try {
      validateSelection(selector, answer)
    } catch (refusal) {
      const why = refusal instanceof Error ? refusal.message : String(refusal)
      throw new LawBroken(
        `"${selector.title}" of ${selector.actor} offers ${JSON.stringify(answer)} and refuses it: ${why}\n  ${sitting.place()}`,
      )
    }
    if (++offers === MOST_OFFERS) break
  }
}

function mustBeProper(sitting: Sitting, { winners, scores, reason }: GameResult): void {
  const seats = sitting.table.players.map(({ seat }) => seat)
  const wrong =
    scores.length !== seats.length
      ? `${scores.length} scores for ${seats.length} players`
      : winners.some((winner) => !seats.includes(winner))
        ? `winners ${JSON.stringify(winners)} of seats ${JSON.stringify(seats)}`
        : new Set(winners).size !== winners.length
          ? `a seat that wins twice: ${JSON.stringify(winners)}`
          : reason.trim() === ''
            ? 'no reason'
            : null
  if (wrong !== null) throw new LawBroken(`the result holds ${wrong}\n  ${sitting.place()}`)
}
