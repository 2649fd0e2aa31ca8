import type { CardId } from '@turnwright/kernel'
import type { AnySelection } from '@turnwright/kernel/host'
import { cellNamed } from '../farm/index.ts'
import type { Ask } from '../rules/questions.ts'

/** A choice as the rules make it: something told by data, or a card that stands for itself. */
export interface Offered {
  readonly id: string | number
  readonly about: Ask
  readonly value?: unknown
}
export type Choices = readonly (Offered | CardId)[]

export function idOf(choice: Offered | CardId | undefined): string | number {
  if (choice === undefined) throw new RangeError('there is nothing to choose from')
  return typeof choice === 'number' ? choice : choice.id
}

/** The choice worth most; of equals the first. */
export function best(choices: Choices, worthOf: (choice: Offered | CardId) => number): AnySelection {
  let chosen = choices[0]
  let most = Number.NEGATIVE_INFINITY
  for (const choice of choices) {
    const worth = worthOf(choice)
    if (worth > most) {
      most = worth
      chosen = choice
    }
  }
  return [idOf(chosen)]
}

/** The same where no card is among them: what they are about tells. */
export function bestAbout(choices: Choices, worthOf: (about: Ask) => number): AnySelection {
  return best(choices, (choice) => (typeof choice === 'number' ? 0 : worthOf(choice.about)))
}

/** The first cell of an order. */
export function inOrder(choices: Choices, order: readonly number[]): AnySelection {
  return bestAbout(choices, (about) =>
    about.kind === 'at-cell' ? -order.indexOf(cellNamed(about.cell) ?? -1) : Number.NEGATIVE_INFINITY,
  )
}

/** The answer that stops, if it can be given. */
export function stopIn(choices: Choices): AnySelection | null {
  for (const choice of choices) if (typeof choice !== 'number' && choice.about.kind === 'done') return [choice.id]
  return null
}
