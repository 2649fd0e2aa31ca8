import type { CardId, Seat } from '@turnwright/kernel'
import { type BoardProps, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { CombatView, EstravenView } from '../../rules/view.ts'
import { PowerIcon, ResistanceIcon } from '../signs/icons.tsx'
import { Stats } from '../signs/stats.tsx'
import { findCard } from '../zoom/find-card.ts'
import { woundWords } from './forecast.ts'
import { shortName } from './short-name.ts'
import './block-pairs.css'

/** Many pairs are scrolled, and the keyboard must be able to do that. */
const SCROLLED = { tabIndex: 0 }

type BlockPairsProps = BoardProps<EstravenView> & { readonly combat: CombatView }

/** Every attacker with whoever stands in its way, and what that comes to. */
export function BlockPairs({ combat, view, players, seat: me }: BlockPairsProps): ReactElement | null {
  const defender = view.players.find(({ seat }) => seat !== combat.attacker)
  if (defender === undefined) return null
  const name = nameOfSeat(players, defender.seat, me)
  return (
    <div className="es-combat">
      <ol className="es-pairs" aria-label="Who blocks whom" {...SCROLLED}>
        {combat.attackers.map(({ card }) => (
          <Pair key={card} attacker={card} defender={defender.seat} combat={combat} view={view} />
        ))}
      </ol>
      <Through amount={combat.unblocked} life={defender.life} name={name === 'You' ? 'you' : name} />
    </div>
  )
}

interface PairProps {
  readonly attacker: CardId
  readonly defender: Seat
  readonly combat: CombatView
  readonly view: EstravenView
}

function Pair({ attacker, defender, combat, view }: PairProps) {
  const block = combat.blocks.find((each) => each.attacker === attacker)
  return (
    <li className="es-pair">
      <Fighter card={attacker} seat={combat.attacker} takes={block?.attackerTakes ?? null} view={view} />
      <ResistanceIcon size={16} />
      {block === undefined ? (
        <p className="es-unblocked">nobody blocks</p>
      ) : (
        <Fighter card={block.blocker} seat={defender} takes={block.blockerTakes} view={view} />
      )}
    </li>
  )
}

interface FighterProps {
  readonly card: CardId
  readonly seat: Seat
  /** Null where nobody strikes it. */
  readonly takes: number | null
  readonly view: EstravenView
}

function Fighter({ card, seat, takes, view }: FighterProps) {
  const found = findCard(view, card)
  if (found === null || found.permanent === null) return null
  const { permanent, printed } = found
  return (
    <div className="es-fighter">
      <p>
        <SeatMark seat={seat} /> <b className="card-name">{shortName(view, card)}</b>
      </p>
      <Stats of={{ ...permanent, health: permanent.left }} printed={{ ...printed, health: permanent.left }} />
      {takes !== null && (
        <small data-falls={takes >= permanent.left || undefined}>{woundWords(takes, permanent.left)}</small>
      )}
    </div>
  )
}

interface ThroughProps {
  readonly amount: number
  readonly life: number
  readonly name: string
}

/** What reaches the player. */
function Through({ amount, life, name }: ThroughProps) {
  const left = life - amount
  return (
    <div className="es-through" data-hurts={amount > 0 || undefined}>
      <h3>
        <PowerIcon size={15} /> Goes through
      </h3>
      <p className="num">
        <b>{amount}</b> damage to {name}
      </p>
      <small className="num">{left <= 0 ? 'That is the end.' : `${left} of ${life} life left`}</small>
    </div>
  )
}
