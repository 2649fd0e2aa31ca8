import type { CardId, Prompt, PromptChoice } from '@turnwright/kernel'
import { type BoardProps, offersOf, useTableVoice } from '@turnwright/tabletop'
import type { DuelView } from '../../rules/view.ts'
import { hueOf } from '../art/picture.ts'
import { CardInside } from '../card/card-inside.tsx'
import { cardWords } from '../card/card-words.ts'
import { findCard } from '../zoom/find-card.ts'
import { printedCalled } from './printed-called.ts'
import { Thing } from './thing.tsx'
import './laid.css'

/** Cards of a question that lie nowhere on the table: those of a deck that is looked through, each kind once. */
export function laidOut(
  view: DuelView,
  prompt: Prompt,
): readonly { readonly choice: PromptChoice; readonly count: number }[] {
  const kinds = new Map<string, { choice: PromptChoice; count: number }>()
  for (const choice of prompt.choices) {
    const { ref, title } = choice
    if (ref === undefined || !('card' in ref) || findCard(view, ref.card) !== null) continue
    const known = kinds.get(title)
    if (known !== undefined && prompt.max === 1) known.count++
    else kinds.set(known === undefined ? title : `${title} ${ref.card}`, { choice, count: 1 })
  }
  return [...kinds.values()].filter(({ choice }) => printedCalled(choice.title) !== null)
}

/** What is looked through is laid out over the middle of the table, to be chosen by a click. */
export function Laid({ view, prompts, drafts }: BoardProps<DuelView>) {
  const { busy } = useTableVoice()
  const [prompt] = prompts
  if (prompt === undefined) return null
  const laid = laidOut(view, prompt)
  if (laid.length === 0) return null
  const offers = offersOf(prompt, drafts[prompt.requestId] ?? [])
  return (
    <section className="pk-laid" aria-label={prompt.title} aria-busy={busy}>
      {laid.map(({ choice, count }) => {
        const card = printedCalled(choice.title)
        const offer = offers.find(({ path }) => path.length === 1 && path[0] === choice.id)
        if (card === null || offer === undefined) return null
        return (
          <Thing
            key={String(choice.id)}
            card={choice.id as CardId}
            label={count > 1 ? `${count} times ${cardWords(card)}` : cardWords(card)}
            className="card pk-card"
            type={hueOf(card)}
            kind={card.supertype}
            click={{ does: 'choose', offer }}
            chosen={offer.place >= 0}
            from="deck"
          >
            <CardInside card={card} />
            {count > 1 && <span className="pk-laid-count num">×{count}</span>}
          </Thing>
        )
      })}
    </section>
  )
}
