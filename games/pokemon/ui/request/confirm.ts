import type { Asked } from '@turnwright/tabletop'
import type { DuelQuestion } from '../../rules/questions.ts'
import type { DuelView } from '../../rules/view.ts'
import { questionOf } from '../../words/kinds.ts'

type Words = (chosen: number, min: number) => string

const discard: Words = (chosen, min) => (chosen < min ? `Discard ${chosen} of ${min}` : `Discard ${cards(chosen)}`)

const WORDS: Readonly<Partial<Record<DuelQuestion['kind'], Words>>> = {
  'opening-bench': (chosen) => (chosen === 0 ? 'Keep the Bench empty' : `Put ${chosen} on the Bench`),
  'discard-from-hand': discard,
  'own-energy': discard,
  'opponent-energy': discard,
  'take-from-discard': (chosen) => (chosen === 0 ? 'Take nothing' : `Take ${cards(chosen)}`),
  rearrange: (chosen, min) => (chosen < min ? `Put back ${chosen} of ${min}` : 'Put them back in this order'),
  'hand-into-deck': (chosen, min) => `Shuffle in ${chosen < min ? `${chosen} of ${min}` : cards(chosen)}`,
}

/** The confirm button says the result. */
export function confirmLabel({ prompt, draft }: Asked<DuelView>): string | null {
  const about = questionOf(prompt)
  const words = about === null ? undefined : WORDS[about.kind]
  return words?.(draft.length, prompt.min) ?? null
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`
}
