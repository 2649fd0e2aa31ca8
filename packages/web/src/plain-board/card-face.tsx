import { CardBack, SeatMark } from '@turnwright/tabletop'
import { NamedPlace } from './named-place.tsx'
import { isHidden } from './read-thing.ts'
import { DetailList } from './detail-list.tsx'
import type { Thing } from './shape.ts'

/** Up to so many letters a card is told apart by them alone, as those of a deck of playing cards are. */
const SHORT = 3

/** A card with what is known of it: a large sign, or its name and the rest; its back where nothing is. */
export function CardFace({ card, small = false }: { readonly card: Thing; readonly small?: boolean }) {
  const size = small ? 'plain-card is-small' : 'plain-card'
  if (isHidden(card))
    return (
      <NamedPlace refs={card.refs} className={size} label="A hidden card">
        <CardBack />
      </NamedPlace>
    )
  const { title, details, seat } = card
  const isSign = title !== null && title.length <= SHORT
  return (
    <NamedPlace refs={card.refs} className={`card ${size}${isSign ? ' is-sign' : ''}`}>
      {isSign && (
        <i className="plain-corner num" aria-hidden="true">
          {title}
        </i>
      )}
      <span className={isSign ? 'plain-sign num' : 'card-name'}>
        {seat !== null && <SeatMark seat={seat} />}
        {title}
      </span>
      {isSign && details.length === 0 && (
        <i className="plain-corner is-far num" aria-hidden="true">
          {title}
        </i>
      )}
      {!isSign && !small && <Picture card={card} />}
      {!small && <DetailList details={details} />}
    </NamedPlace>
  )
}

/** For a card without a picture: its letters, in a colour that it shares with those of its kind. */
function Picture({ card: { title, details } }: { readonly card: Thing }) {
  const kind = details.find(({ shape }) => shape.kind === 'word')?.shape
  const hue = hueOf(kind?.kind === 'word' ? kind.text : (title ?? ''))
  const letters = (title ?? '').split(/\s+/).map((word) => word.charAt(0).toUpperCase())
  return (
    <span className="card-art plain-picture" style={{ '--hue': hue }} aria-hidden="true">
      {letters.slice(0, 2).join('')}
    </span>
  )
}

function hueOf(text: string): number {
  return text.split('').reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)
}
