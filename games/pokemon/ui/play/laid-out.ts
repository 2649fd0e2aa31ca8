import type { CardId } from '@turnwright/kernel'
import type { Prompt, PromptChoice } from '@turnwright/kernel/host'
import type { Card } from '../../cards/card.ts'
import type { DuelView } from '../../rules/view.ts'
import { questionOf } from '../../words/kinds.ts'
import { nameOf } from '../card/card-words.ts'
import { carrierOf, findCard } from '../zoom/find-card.ts'

/** A card that is asked about and has no place of its own on the table. */
export interface LaidCard {
  readonly choice: PromptChoice
  /** The very card on the table, and what it is. */
  readonly thing: CardId
  readonly card: Card
  /** How many of the same there are, where one is as good as another. */
  readonly count: number
  /** The Pokémon that it lies on. */
  readonly on: string | null
}

/** Cards of a deck that is looked through, of a discard pile, and what lies on Pokémon: each kind once where one is taken. */
export function laidOut(view: DuelView, prompt: Prompt): readonly LaidCard[] {
  const kinds = new Map<string, LaidCard>()
  for (const choice of prompt.choices) {
    const laid = laidCard(view, choice)
    if (laid === null) continue
    const kind = prompt.max === 1 ? `${laid.card.id} ${laid.on ?? ''}` : String(choice.id)
    const known = kinds.get(kind)
    kinds.set(kind, known === undefined ? laid : { ...known, count: known.count + 1 })
  }
  const laid = [...kinds.values()]
  return questionOf(prompt)?.kind === 'rearrange' ? laid : laid.toSorted(byKind)
}

const KINDS: readonly Card['supertype'][] = ['Pokemon', 'Trainer', 'Energy']

/** As one sorts a hand: nothing is told by where a card lies, so it lies where it is looked for. */
function byKind(a: LaidCard, b: LaidCard): number {
  if (a.on !== null || b.on !== null) return 0
  const kinds = KINDS.indexOf(a.card.supertype) - KINDS.indexOf(b.card.supertype)
  return kinds || a.card.name.localeCompare(b.card.name) || a.card.id.localeCompare(b.card.id)
}

/** What is asked about beside them: a Pokémon that lies open, or nothing at all. */
export function notLaidOut(view: DuelView, { choices }: Prompt): readonly PromptChoice[] {
  return choices.filter((choice) => laidCard(view, choice) === null)
}

function laidCard(view: DuelView, choice: PromptChoice): LaidCard | null {
  const { ref } = choice
  if (ref === undefined || !('card' in ref)) return null
  const found = findCard(view, ref.card)
  if (found === null) return null
  switch (found.zone) {
    case 'deck':
    case 'discard':
      return { choice, thing: ref.card, card: found.printed, count: 1, on: null }
    case 'energy':
    case 'tool':
    case 'under': {
      const carrier = carrierOf(view, ref.card)
      return { choice, thing: ref.card, card: found.printed, count: 1, on: carrier === null ? null : nameOf(carrier) }
    }
    case 'play':
    case 'hand':
    case 'prize':
    case 'face-down':
    case 'playing':
      return null
  }
}
