import type { CardId, Seat, Selection } from '@turnwright/kernel'
import type { Question } from '@turnwright/kernel/search'
import { READY_DECKS } from '../cards/decks/ready-decks.ts'
import { questionOf } from '../words/kinds.ts'
import { choice } from './choices.ts'
import { mainMove } from './main-move.ts'
import type { Offer } from './offer.ts'
import type { Scene } from './scene.ts'

/** Plays on in an imagined duel at a glance: it looks at the table itself, and no view is made of it. */
export function atAGlance(scene: Scene, seat: Seat): (question: Question) => Selection {
  return (question) => {
    const { selector } = question
    const about = questionOf(question)
    if (selector.type === 'action' || about === null) return [READY_DECKS[0]?.id ?? '']
    return about.kind === 'main'
      ? mainMove(scene, seat, selector.choices)
      : choice(scene, seat, about, offerOf(selector))
  }
}

interface Listed {
  readonly choices: readonly unknown[]
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly count?: number | undefined
}

/** Numbers are cards, but for amounts, which come as words do. */
function offerOf({ choices, min = 1, max = Math.max(min, 1), count }: Listed): Offer {
  const cards: CardId[] = []
  const words: (string | number)[] = []
  for (let i = 0; i < choices.length; i++) {
    const each = choices[i]
    if (isCard(each)) cards.push(each)
    else if (hasId(each)) words.push(each.id)
  }
  const all = choices.length
  return { cards, words, min: Math.min(count ?? min, all), max: Math.min(count ?? max, all) }
}

function isCard(choice: unknown): choice is CardId {
  return typeof choice === 'number'
}

function hasId(choice: unknown): choice is { readonly id: string | number } {
  return typeof choice === 'object' && choice !== null && 'id' in choice
}
