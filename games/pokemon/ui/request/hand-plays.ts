import type { Prompt, PromptChoice } from '@turnwright/kernel/host'
import { cardCalled } from '../../rules/faces.ts'
import type { PlayerView } from '../../rules/view.ts'

export type PlayKind = 'attach' | 'bench' | 'evolve' | 'trainer'

/** A card of the hand that can be played, with how many of it there are. */
export interface HandPlay {
  readonly kind: PlayKind
  readonly id: string
  readonly name: string
  readonly choice: PromptChoice
  readonly count: number
}

const ORDER: readonly PlayKind[] = ['attach', 'evolve', 'bench', 'trainer']

/** The same card twice is one play. */
export function handPlays({ hand }: PlayerView, { choices }: Prompt): readonly HandPlay[] {
  const plays = new Map<string, HandPlay>()
  for (const choice of choices) {
    const id = hand.find(({ card }) => card === choice.id)?.id
    const card = cardCalled(id ?? null)
    if (id === undefined || id === null || card === null) continue
    const known = plays.get(id)
    if (known !== undefined) plays.set(id, { ...known, count: known.count + 1 })
    else plays.set(id, { kind: kindOf(choice, card.supertype), id, name: card.name, choice, count: 1 })
  }
  return [...plays.values()].toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}

function kindOf({ choices }: PromptChoice, supertype: string): PlayKind {
  if (supertype === 'Trainer') return 'trainer'
  if (supertype === 'Energy') return 'attach'
  return choices === undefined ? 'bench' : 'evolve'
}
