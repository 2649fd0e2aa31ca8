import type { PromptChoice } from '@turnwright/kernel/host'
import type { ReactElement } from 'react'
import type { ChoiceFace } from '../board/game-ui.ts'
import { countWords } from './choice-count.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { levelOf } from './draft.ts'
import { useKeptOrder } from './kept-order.ts'
import type { Offer } from './offers.ts'
import { wordsOf } from './words-of.ts'
import './choice-list.css'

/** How a game wants its choices to look. */
export interface ChoiceLook {
  readonly layout: 'rows' | 'tiles'
  readonly faceOf: (choice: PromptChoice) => ChoiceFace | null
  readonly orderOf: (choice: PromptChoice) => number
}

export interface ChoiceListProps {
  readonly look: ChoiceLook
  /** The offers of the whole prompt. */
  readonly offers: readonly Offer[]
  /** How deep the choices to list stand. */
  readonly depth?: number
  readonly label: string
}

/** The choices of a prompt, or of a group in it. */
export function ChoiceList({ offers, depth = 1, label, look }: ChoiceListProps): ReactElement {
  const { layout, faceOf, orderOf } = look
  const here = offers.filter(({ path }) => path.length === depth)
  const order = useKeptOrder(here.map(({ choice }) => ({ key: String(choice.id), rank: orderOf(choice) })))
  const own = here.toSorted((a, b) => order.indexOf(String(a.choice.id)) - order.indexOf(String(b.choice.id)))
  const short = own.every(({ choice }) => wordsOf(choice).length <= 14 && !choice.choices && isOneWord(choice, faceOf))
  return (
    <fieldset className="choices" data-layout={layout} data-pairs={(short && own.length > 3) || undefined}>
      <legend className="only-read">{label}</legend>
      {own.map((offer) => {
        const key = String(offer.choice.id)
        if (offer.choice.choices === undefined)
          return <ChoiceRow key={key} offer={offer} face={faceOf(offer.choice)} tile={layout === 'tiles'} />
        const inside = offers.filter(({ path }) => path.length > depth && path[depth - 1] === offer.choice.id)
        return <ChoiceGroup key={key} offer={offer} inside={inside} depth={depth} look={look} />
      })}
    </fieldset>
  )
}

/** Whether nothing stands below or beside its title: two of these fit in a line. */
function isOneWord(choice: PromptChoice, faceOf: ChoiceLook['faceOf']): boolean {
  const face = faceOf(choice)
  return choice.detail === undefined && face?.detail === undefined && face?.end === undefined
}

interface ChoiceGroupProps {
  readonly look: ChoiceLook
  readonly offer: Offer
  readonly inside: readonly Offer[]
  readonly depth: number
}

/** A choice that opens further choices, with bounds of their own. */
function ChoiceGroup({ offer, inside, depth, look }: ChoiceGroupProps) {
  const level = levelOf(offer.choice)
  if (level === null) return null
  const words = wordsOf(offer.choice)
  const chosen = inside.filter(({ path, place }) => path.length === depth + 1 && place >= 0).length
  const none: Offer = { ...offer, choice: { id: offer.choice.id, title: `${words}: none of these` } }
  return (
    <div className="choice-group" data-state={offer.place >= 0 ? 'chosen' : undefined}>
      <div className="choice-group-head">
        <span>
          <span aria-hidden="true">{words}</span>
          {offer.choice.detail !== undefined && <small> {offer.choice.detail}</small>}
        </span>
        {level.max > 1 && <small className="num">{countWords(chosen, level)}</small>}
      </div>
      <ChoiceList offers={inside} depth={depth + 1} label={words} look={look} />
      {level.min === 0 && chosen === 0 && <ChoiceRow offer={none} face={null} tile={false} />}
    </div>
  )
}
