import type { Chance, Mind, Question, Ranked } from '@turnwright/kernel/search'
import { AnswerLook, answerFeatures } from './answer-look.ts'
import type { NetFile } from './net-file.ts'
import { netFor } from './net.ts'

/**
 * The same mind, whose answers are ordered by a net that guesses how far each leads the first one. That one stays the first: it
 * is what the game's own player would do, and what all others must beat.
 */
export function policyMind(mind: Mind, file: NetFile, wanted: { readonly game: string; readonly rules: number }): Mind {
  const { features } = mind
  const shown = answerFeatures(mind)
  if (features === undefined || shown === null || mind.rank === undefined)
    throw new Error('a mind without features and a ranking has nothing to show a net')
  const net = netFor(file, { ...wanted, schema: shown.schema })
  const look = new AnswerLook(mind, features)
  let rows = new Float32Array(0)
  return {
    ...mind,
    rank(question: Question, chance: Chance): readonly Ranked[] | null {
      const ranked = mind.rank?.(question, chance) ?? null
      // Of two there is nothing to order.
      if (ranked === null || ranked.length < 3) return ranked
      if (rows.length < ranked.length * shown.count) rows = new Float32Array(ranked.length * shown.count)
      const answers = ranked.map(({ answer }) => answer)
      look.write(question, answers, chance, rows)
      const leads = answers.map((_, place) => {
        net.inputs.set(rows.subarray(place * shown.count, (place + 1) * shown.count))
        net.run()
        return net.outputs[0] as number
      })
      const order = answers.map((_, place) => place)
      const [first = 0, ...others] = order
      others.sort((a, b) => (leads[b] as number) - (leads[a] as number) || a - b)
      return [first, ...others].map((place, at) => ({
        answer: (ranked[place] as Ranked).answer,
        prior: (ranked[at] as Ranked).prior,
      }))
    },
  }
}
