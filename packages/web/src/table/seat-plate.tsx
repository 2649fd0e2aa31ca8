import { Popover } from '@base-ui/react/popover'
import type { Seat } from '@turnwright/kernel'
import type { Projection } from '@turnwright/kernel/host'
import type { TableState } from '@turnwright/protocol/client'
import { type GameUi, Nameplate, nameOfSeat, type Score, SeatName, turnNote } from '@turnwright/tabletop'
import { Bot, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { BotAbout } from '../bots/bot-about.tsx'
import type { HouseClock } from '../pace/house-clock.ts'
import { isClocked, SeatClock, TimeLight } from '../pace/seat-clock.tsx'
import { scoreOf } from './score-of.ts'
import './seat-plate.css'

interface SeatPlateProps {
  readonly seat: Seat
  readonly state: TableState
  readonly play: Projection
  readonly ui: GameUi | null
  readonly house: HouseClock
}

/** A seat's nameplate. It opens into what is behind a bot, and into the sources of its score. */
export function SeatPlate({ seat, state, play, ui, house }: SeatPlateProps) {
  const name = nameOfSeat(play.players, seat, play.seat)
  const score = scoreOf(play, ui, seat)
  const lit = play.waitingFor.some((waiting) => waiting.seat === seat)
  const who = state.seats[seat]
  const runs = isClocked(state) && state.clock.since[seat] !== null && play.result === null
  const plate = (
    <Nameplate
      {...{ seat, name, lit, score }}
      note={noteOf(play, ui, state, seat, lit, runs ? <SeatClock {...{ seat, state, house }} /> : null)}
      light={runs && <TimeLight {...{ seat, state, house }} />}
      sign={signOf(who, seat === play.seat)}
      glance={ui?.plateOf?.(play.view, seat)}
      away={who?.kind === 'person' && !who.connected && seat !== play.seat}
    />
  )
  const agent = who?.standIn?.agent ?? who?.agent ?? null
  if (score?.sources === undefined && agent === null) return plate
  return (
    <Popover.Root>
      <Popover.Trigger className="seat-plate">{plate}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={12} collisionPadding={8} className="popup-layer">
          <Popover.Popup className="score-sheet paper">
            <Popover.Title className="score-title">
              <SeatName seat={seat} name={name} />
            </Popover.Title>
            {agent !== null && <BotAbout table={state} agent={agent} />}
            {score?.sources !== undefined && <ScoreSources score={score} />}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function ScoreSources({ score }: { readonly score: Score }) {
  return (
    <dl className="score-sources num">
      {score.sources?.map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="score-sum">
        <dt>{score.unit ?? 'Points'}</dt>
        <dd>{score.value}</dd>
      </div>
    </dl>
  )
}

function noteOf(
  play: Projection,
  ui: GameUi | null,
  state: TableState,
  seat: Seat,
  lit: boolean,
  clock: ReactNode,
): ReactNode {
  const who = state.seats[seat]
  if (who?.left === true) return 'has left'
  if (play.result !== null) return play.result.winners.includes(seat) ? 'winner' : ''
  if (who?.standIn) return `${who.standIn.name} plays`
  const isAway = who?.kind === 'person' && !who.connected && seat !== play.seat
  if (clock !== null) return isAway ? <>away&nbsp;·&nbsp;{clock}</> : clock
  if (lit && isAway) return 'away'
  const own = ui?.noteOf?.(play, seat) ?? null
  if (own !== null) return own
  if (lit) return turnNote({ isMe: seat === play.seat })
  return who?.kind === 'bot' ? 'bot' : who?.connected === false ? 'away' : 'at the table'
}

/** A bot plays here for whoever sits here, or they have no line. */
function signOf(who: TableState['seats'][number] | undefined, isMe: boolean): ReactNode {
  if (who?.standIn) return <Bot className="plate-sign" size={15} aria-hidden="true" />
  if (who?.kind === 'person' && !who.connected && !who.left && !isMe)
    return <WifiOff className="plate-sign" size={15} aria-hidden="true" />
  return null
}
