import type { About } from '@turnwright/kernel'
import type { ProjectedLine, PromptChoice, PromptRefusal, Told } from '@turnwright/kernel/host'
import type { Line } from '../rules/lines.ts'
import type { DuelChoice, DuelQuestion } from '../rules/questions.ts'
import { choiceWords } from './choice-words.ts'
import { lineWords } from './line-words.ts'
import { questionWords } from './question-words.ts'

/** What a question, a choice or a line of any game is about, where it is one of a duel: each kind has words. */
export function questionOf(prompt: { readonly about?: About | undefined } | null | undefined): DuelQuestion | null {
  const about = prompt?.about
  return about !== undefined && isQuestion(about) ? about : null
}

export function choiceOf({ about }: Pick<PromptChoice | PromptRefusal, 'about'>): DuelChoice | null {
  return about !== undefined && isChoice(about) ? about : null
}

export function lineOf({ about }: Pick<ProjectedLine, 'about'>): Told<Line> | null {
  return about !== undefined && isLine(about) ? about : null
}

function isQuestion(about: About): about is DuelQuestion {
  return Object.hasOwn(questionWords, about.kind)
}

function isChoice(about: About): about is DuelChoice {
  return Object.hasOwn(choiceWords, about.kind)
}

function isLine(about: Told<About>): about is Told<Line> {
  return typeof about.kind === 'string' && Object.hasOwn(lineWords, about.kind)
}
