import type { Choice, GameResult } from '@turnwright/kernel'
import { choiceId, isGroup, type Selector, validateSelection } from '@turnwright/kernel/host'
import { legalAnswers } from '@turnwright/kernel/search'
import type { Check, Examination } from '../check.ts'
import { LawBroken } from '../law-broken.ts'
import type { Sitting } from '../play/sitting.ts'

const MOST_OFFERS = 24

/** No dead end, no failure, nothing offered that is refused or mistaken for another, and an end with a proper result. */
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
  for (const selector of sitting.game.waiting?.selectors ?? []) {
    if (selector.type !== 'action') tellsChoicesApart(sitting, selector, selector.choices)
    offersWhatItAccepts(sitting, selector)
  }
}

/** K8: an answer names an id, so of two choices with the same one only the first could ever be made. */
function tellsChoicesApart(sitting: Sitting, selector: Selector, choices: readonly Choice[]): void {
  const met = new Set<unknown>()
  for (const choice of choices) {
    const id = choiceId(choice)
    if (met.has(id))
      throw new LawBroken(
        `"${selector.title}" of ${selector.actor} offers two choices with the id ${JSON.stringify(id)}\n  ${sitting.place()}`,
      )
    met.add(id)
    if (isGroup(choice)) tellsChoicesApart(sitting, selector, choice.choices)
  }
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
          : typeof reason === 'string' && reason.trim() === ''
            ? 'no reason'
            : null
  if (wrong !== null) throw new LawBroken(`the result holds ${wrong}\n  ${sitting.place()}`)
}
