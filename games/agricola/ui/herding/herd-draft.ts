import type { AnytimeAction, Plain, Prompt } from '@turnwright/kernel'
import { ANIMALS } from '../../cards/goods.ts'
import type { PenView } from '../../rules/view.ts'
import { SharedDraft } from '../request/shared-draft.ts'
import { type Herder, moveAnimal } from './move-animal.ts'

/** Animals on their way to other places, until their owner is done. */
export interface HerdDraft {
  /** Null while nothing has moved. */
  readonly pens: readonly PenView[] | null
  /** The pen from which an animal was picked up. */
  readonly from: string | null
  /** What to do next, or why the last move was not possible. */
  readonly words: string
}

const PICK = 'Pick a pen to move an animal from.'
export const NOTHING_MOVED: HerdDraft = { pens: null, from: null, words: PICK }

export const herdDraft = new SharedDraft<HerdDraft>(NOTHING_MOVED)

/** A question for an arrangement: its examples are lists of places with animals. */
export function isArranging({ type, examples }: Pick<Prompt, 'type' | 'examples'>): boolean {
  const [example] = examples
  return type === 'action' && Array.isArray(example) && typeof example[0] === 'object'
}

export interface ArrangeOffer {
  readonly prompt: Prompt
  readonly action: AnytimeAction
}

/** Animals can be moved beside what is asked now. */
export function arrangeOffer(prompts: readonly Prompt[]): ArrangeOffer | null {
  for (const prompt of prompts) {
    const action = prompt.anytime.find(({ type }) => type === 'arrange-animals')
    if (action !== undefined) return { prompt, action }
  }
  return null
}

/** The first pen that is pointed at gives an animal, the second takes it. */
export function afterPen(player: Herder, draft: HerdDraft, at: string): HerdDraft {
  const pens = draft.pens ?? player.farm.pens
  if (draft.from === null) {
    const isEmpty = pens.every((pen) => pen.at !== at || Object.values(pen.animals).every((n) => n === 0))
    return isEmpty
      ? { ...draft, words: 'Nothing stands there.' }
      : { ...draft, from: at, words: 'Now choose where it goes.' }
  }
  if (draft.from === at) return { ...draft, from: null, words: PICK }
  const moved = moveAnimal(player, pens, draft.from, at)
  return 'reason' in moved
    ? { pens: draft.pens, from: null, words: moved.reason }
    : { pens: moved.pens, from: null, words: PICK }
}

/** Every place with its animals, as the rules want to be answered. */
export function answerOf(pens: readonly PenView[]): Plain {
  return pens.flatMap(({ at, animals }) =>
    ANIMALS.filter((animal) => animals[animal] > 0).map((animal) => ({ at, animal, n: animals[animal] })),
  )
}
