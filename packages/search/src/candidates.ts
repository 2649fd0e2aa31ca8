import { type Chance, legalAnswers, type Mind, type Question, type Ranked } from '@turnwright/kernel/search'
import type { AnySelection, Responder } from '@turnwright/kernel/host'
import { samePlain } from '@turnwright/kernel/host'

/**
 * The answers worth looking at, the best first; the very first is what the game's own player gives without thinking
 * ahead. A single one where there is nothing to think about.
 */
export function candidatesOf(
  question: Question,
  mind: Mind,
  policy: Responder,
  width: number,
  chance: Chance,
): readonly Ranked[] {
  const ranked = mind.rank?.(question, chance)
  if (ranked !== undefined && ranked !== null && ranked.length > 0) return ranked.slice(0, width)
  const usual = policy(question) ?? question.randomAnswer(chance)
  if (ranked !== undefined) return [{ answer: usual, prior: 1 }]
  const answers: AnySelection[] = [usual]
  for (const answer of legalAnswers(question.selector)) {
    if (answers.length >= width) break
    if (!samePlain(answer, usual)) answers.push(answer)
  }
  return answers.map((answer) => ({ answer, prior: 1 / answers.length }))
}
