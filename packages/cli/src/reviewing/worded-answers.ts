import type { GameModule } from '@turnwright/kernel'
import { type GameRecord, project, replay } from '@turnwright/kernel/host'
import type { ReviewedAnswer } from '@turnwright/search'
import { selectionText } from '../replaying/selection-text.ts'

/** A judged answer in the words of the question it was given to. */
export interface WordedAnswer extends ReviewedAnswer {
  readonly question: string
  readonly choseText: string
  readonly preferredText: string
}

/** Plays the record once more, to where each of the answers was given. */
export function wordedAnswers(
  { definition }: GameModule,
  record: GameRecord,
  answers: readonly ReviewedAnswer[],
): readonly WordedAnswer[] {
  const worded = new Map<ReviewedAnswer, WordedAnswer>()
  replay(definition, record, (game, at) => {
    const answer = answers.find(({ entry }) => entry === at)
    const entry = record.log[at]
    if (answer === undefined || entry?.kind !== 'answer') return
    const question = game.titleOfAnswer(entry)
    const prompt = project(game, entry.seat).prompts.find(({ title }) => title === question)
    worded.set(answer, {
      ...answer,
      question,
      choseText: selectionText(answer.chosen, prompt),
      preferredText: selectionText(answer.preferred.answer, prompt),
    })
  })
  return answers.flatMap((answer) => worded.get(answer) ?? [])
}
