import type { Selection } from '@turnwright/kernel'
import { samePlain } from '@turnwright/kernel/host'
import { legalAnswers, type Question, type Ranked } from '@turnwright/kernel/search'
import { greedyAnswer } from '../ai/greedy.ts'
import type { Line } from '../rules/lines.ts'
import type { Ask } from '../rules/questions.ts'
import type { AuctionView } from '../rules/view.ts'

/** Bids beside the greedy one, as parts and multiples of its price. */
const BOLDNESS = [1, 0.5, 1.7, 0.75, 1.3, 0.25, 0.9, 1.1, 2.5, 0]
const MOST_OPENINGS = 12

/** Bids around the greedy one, or every lot that may be opened; what is left to give away needs no thought. */
export function rank(question: Question<AuctionView, Ask | Line>): readonly Ranked[] | null {
  const kind = question.about?.kind
  if (kind === 'seal-bid' || kind === 'seal-blind-bid')
    return ranked(BOLDNESS.map((boldness) => greedyAnswer(question, boldness)))
  if (kind === 'open-lot' || kind === 'speak-up') return ranked([greedyAnswer(question), ...openings(question)])
  return null
}

function openings({ selector }: Question<AuctionView, Ask | Line>): readonly Selection[] {
  const found: Selection[] = []
  for (const answer of legalAnswers({ ...selector, anytime: [] })) {
    if (Array.isArray(answer)) found.push(answer as Selection)
    if (found.length === MOST_OPENINGS) break
  }
  return found
}

function ranked(answers: readonly Selection[]): readonly Ranked[] {
  const different = answers.filter((answer, at) => answers.findIndex((other) => samePlain(other, answer)) === at)
  return different.map((answer) => ({ answer, prior: 1 / different.length }))
}
