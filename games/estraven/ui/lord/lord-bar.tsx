import { type BoardProps, nameOfSeat, Place, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { EstravenView, PlayerView } from '../../rules/view.ts'
import { lifeShown } from '../../words/life-shown.ts'
import { linksAtSeat } from '../chain/links-at.ts'
import { FactionSign } from '../signs/faction-sign.tsx'
import { GemIcon, HealthIcon } from '../signs/icons.tsx'
import { LinkNumber } from '../signs/link-number.tsx'
import { ChangingNumber } from './changing-number.tsx'
import { Zones } from './zones.tsx'
import type { OpenZone } from './open-zone.ts'
import './lord-bar.css'

type LordBarProps = BoardProps<EstravenView> & {
  readonly of: PlayerView
  readonly onOpen: (zone: OpenZone) => void
}

/** A lord: name, life, mana, and the piles. */
export function LordBar({ of, onOpen, ...props }: LordBarProps): ReactElement {
  const { view, players, seat } = props
  const name = nameOfSeat(players, of.seat, seat)
  const aimed = linksAtSeat(view.chain, of.seat)
  return (
    <div className="es-lord" data-seat={of.seat}>
      <Place of={{ seat: of.seat }} className="es-lord-self" still>
        <span className="es-lord-name">
          <SeatMark seat={of.seat} />
          <span className="title">{name}</span>
          {of.decks.map((faction) => (
            <FactionSign key={faction} of={faction} size={15} />
          ))}
        </span>
        <span className="es-life">
          <HealthIcon size={19} />
          <ChangingNumber value={lifeShown(of.life)} /> <small>life</small>
        </span>
        <span className="es-pool">
          <GemIcon size={15} />
          <ChangingNumber value={of.pool} /> <small>mana</small>
        </span>
        {aimed.length > 0 && (
          <span className="es-lord-aimed">
            {aimed.map(({ link, by }) => (
              <LinkNumber key={link} link={link} by={by} />
            ))}
          </span>
        )}
      </Place>
      <Zones of={of} isMine={of.seat === seat} onOpen={onOpen} />
    </div>
  )
}
