import { type About, type CardId, isAnytimeAnswer } from '@turnwright/kernel'
import { type Question } from '@turnwright/kernel/search'
import {
  type AnySelection,
  choiceId,
  isGroup,
  type KernelAbout,
  type NestedSelection,
  type Selector,
} from '@turnwright/kernel/host'
import type { Playouts } from './playouts.ts'
import type { Move } from './thought.ts'

/** What is expected to follow an answer: one playout again, answer by answer, until it was cut. */
export function lineOf(playouts: Playouts, answer: AnySelection, deal: number): readonly Move[] {
  const line: Move[] = []
  playouts.worth(answer, deal, ({ seat, selector }: Question, given) => {
    line.push({ seat, question: selector.about, answer: given, chosen: chosenBy(selector, given) })
  })
  return line
}

function chosenBy(selector: Selector, given: AnySelection): readonly About[] {
  if (isAnytimeAnswer(given)) return given.anytimeAction.about === undefined ? [] : [given.anytimeAction.about]
  if (selector.type === 'action') return []
  return given.flatMap((item) => {
    const id = isNested(item) ? item.title : item
    const choice = selector.choices.find((each) => choiceId(each) === id)
    if (typeof choice === 'number' && selector.cards === true) return [theCard(choice as CardId)]
    if (typeof choice !== 'object') return []
    const own = choice.about === undefined ? [] : [choice.about]
    return isGroup(choice) && isNested(item)
      ? [...own, ...chosenBy({ actor: selector.actor, choices: choice.choices, cards: selector.cards }, item.selection)]
      : own
  })
}

/** A card that is offered by itself is told by its name. */
function theCard(card: CardId): KernelAbout & About {
  return { kind: 'text', text: '{card}', mentions: { card: { card } } }
}

function isNested(item: unknown): item is NestedSelection {
  return typeof item === 'object' && item !== null && 'selection' in item
}
