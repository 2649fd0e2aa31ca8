import { type BoardProps, offersOf, wordsOf } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { DuelView } from '../../rules/view.ts'
import { hueOf } from '../art/picture.ts'
import { CardInside } from '../card/card-inside.tsx'
import { cardWords } from '../card/card-words.ts'
import { questionOf } from '../../words/kinds.ts'
import { laidOut } from './laid-out.ts'
import { Thing } from './thing.tsx'
import './laid.css'

/** What is asked about and lies in a pile or under something is laid out over the middle of the table. */
export function Laid({ view, prompts, drafts }: BoardProps<DuelView>): ReactElement | null {
  const [prompt] = prompts
  if (prompt === undefined) return null
  const laid = laidOut(view, prompt)
  if (laid.length === 0) return null
  const offers = offersOf(prompt, drafts[prompt.requestId] ?? [])
  const isOrdered = questionOf(prompt)?.kind === 'rearrange'
  return (
    <section className="pk-laid" aria-label={wordsOf(prompt)}>
      {laid.map(({ choice, thing, card, count, on }) => {
        const offer = offers.find(({ path }) => path.length === 1 && path[0] === choice.id)
        if (offer === undefined) return null
        const words = [cardWords(card), ...(on === null ? [] : [`on ${on}`])].join(', ')
        return (
          <Thing
            key={String(choice.id)}
            card={thing}
            label={count > 1 ? `${count} times ${words}` : words}
            className="card pk-card"
            type={hueOf(card)}
            kind={card.supertype}
            click={{ does: 'choose', offer }}
            chosen={offer.place >= 0}
            from="deck"
          >
            <CardInside card={card} />
            {isOrdered && offer.place >= 0 && <span className="pk-laid-place num">{offer.place + 1}</span>}
            {(count > 1 || on !== null) && (
              <span className="pk-under num">
                {[...(count > 1 ? [`×${count}`] : []), ...(on === null ? [] : [`on ${on}`])].join(' ')}
              </span>
            )}
          </Thing>
        )
      })}
    </section>
  )
}
