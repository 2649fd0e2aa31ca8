import { CardBack, EyeIcon, useTableVoice } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { CardView, PlayerView } from '../../rules/view.ts'
import { houseOf } from '../art/picture.ts'
import { cardCalled } from '../card/printed.ts'
import { FactionSign } from '../signs/faction-sign.tsx'
import { type OpenZone, ZONE_TITLES, type ZoneName } from './open-zone.ts'
import './zones.css'

interface ZonesProps {
  readonly of: PlayerView
  readonly isMine: boolean
  readonly onOpen: (zone: OpenZone) => void
}

/** The piles of a lord. What everybody may see can be looked through. */
export function Zones({ of, isMine, onOpen }: ZonesProps): ReactElement {
  const { seat, handSize, hand, library, hasNewLibrary, graveyard, exile, pitched } = of
  return (
    <div className="es-zones">
      {!isMine && (
        <span className="es-zone" data-travel-origin={`hand-${seat}`}>
          <span className="es-zone-fan" aria-hidden="true">
            {Array.from({ length: Math.min(handSize, 5) }, (_, place) => (
              <CardBack key={place} width={26} hue={290} />
            ))}
          </span>
          <Count title="Hand" count={handSize} />
          {hand.length > 0 && (
            <button
              type="button"
              className="es-zone-known num"
              aria-label={`${hand.length} of them ${hand.length === 1 ? 'is' : 'are'} known: look`}
              onClick={() => onOpen({ seat, zone: 'hand' })}
            >
              <EyeIcon size={14} aria-hidden="true" /> {hand.length}
            </button>
          )}
        </span>
      )}
      <span className="es-zone" data-travel-origin={isMine ? 'library' : undefined}>
        {library > 0 ? <CardBack width={26} hue={290} /> : <i className="es-zone-none" />}
        <Count title={hasNewLibrary ? 'Last library' : 'Library'} count={library} />
      </span>
      {(['graveyard', 'exile', 'pitched'] as const).map((zone) => (
        <ZoneButton
          key={zone}
          title={ZONE_TITLES[zone]}
          cards={{ graveyard, exile, pitched }[zone]}
          open={() => onOpen({ seat, zone })}
          zone={zone}
        />
      ))}
    </div>
  )
}

function Count({ title, count }: { readonly title: string; readonly count: number }) {
  return (
    <span className="es-zone-count">
      {title} <b className="num">{count}</b>
    </span>
  )
}

interface ZoneButtonProps {
  readonly title: string
  readonly zone: ZoneName
  readonly cards: readonly CardView[]
  readonly open: () => void
}

function ZoneButton({ title, zone, cards, open }: ZoneButtonProps) {
  const { offers } = useTableVoice()
  const offered = cards.some(({ card }) => offers.choices.has(`card:${card}`))
  const top = cardCalled(cards.at(-1)?.id ?? null)
  return (
    <button
      type="button"
      className="es-zone"
      data-offered={offered || undefined}
      aria-label={`${title}, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}${offered ? ', choose here' : ''}`}
      aria-disabled={cards.length === 0 || undefined}
      onClick={() => cards.length > 0 && open()}
    >
      {top === null ? (
        <i className="es-zone-none" />
      ) : (
        <i className="es-zone-top" data-faction={houseOf(top)}>
          <FactionSign of={houseOf(top)} size={13} />
        </i>
      )}
      <Count title={zone === 'pitched' ? 'Pitched' : title} count={cards.length} />
    </button>
  )
}
