import type { About } from '@turnwright/kernel'
import type { Offer, Question } from '../rules/questions.ts'
import { offers } from './offers.ts'
import { questions } from './questions.ts'

type Told = About | { readonly kind: string } | undefined

/** What a question is about, by its type: whatever there are words for among the questions is one. */
export function questionOf(about: Told): Question | null {
  return isQuestion(about) ? about : null
}

export function offerOf(about: Told): Offer | null {
  return isOffer(about) ? about : null
}

function isQuestion(about: Told): about is Question {
  return about !== undefined && Object.hasOwn(questions, about.kind)
}

function isOffer(about: Told): about is Offer {
  return about !== undefined && Object.hasOwn(offers, about.kind)
}
