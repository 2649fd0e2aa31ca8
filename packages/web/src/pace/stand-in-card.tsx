import type { SeatState, TableState } from '@turnwright/protocol/client'
import { Bot } from 'lucide-react'
import { HouseCard } from './house-card.tsx'
import { Vote, type VoteDoors } from './vote.tsx'

interface StandInCardProps extends VoteDoors {
  readonly who: SeatState
  readonly state: TableState
}

/** A bot plays for somebody else, who may be waited for after all. */
export function StandInCard({ who, state, ...doors }: StandInCardProps) {
  const { seats, you, proposal } = state
  const name = who.name ?? ''
  const hasSay = you.seat !== null && seats[you.seat]?.left === false && seats[you.seat]?.standIn === null
  if (proposal?.seat === who.seat)
    return (
      <HouseCard
        label={`A bot plays for ${name}`}
        icon={<Bot aria-hidden="true" />}
        head={who.standIn?.name ?? 'A bot'}
        title={`A bot plays for ${name}`}
      >
        <Vote {...{ state, seat: who.seat, name, ...doors }} />
      </HouseCard>
    )
  return (
    <section className="stand-in" aria-label={`A bot plays for ${name}`}>
      <Bot size={18} aria-hidden="true" />
      {who.standIn?.name} plays for {name}
      {hasSay && (
        <button type="button" className="btn" onClick={() => doors.propose(who.seat, 'wait')}>
          Stop it and wait
        </button>
      )}
    </section>
  )
}

interface OwnStandInCardProps {
  /** What the bot is called. */
  readonly bot: string
  readonly onBack: () => void
}

/** A bot plays for oneself, although one is there: time was over. */
export function OwnStandInCard({ bot, onBack }: OwnStandInCardProps) {
  return (
    <HouseCard
      label="A bot plays for you"
      icon={<Bot aria-hidden="true" />}
      head="Your seat"
      title={`${bot} plays for you`}
    >
      <p>The others agreed on it, because your time was over. The seat is yours as soon as you take it.</p>
      <div className="house-doors">
        <button type="button" className="btn btn-primary" data-key="c" onClick={onBack}>
          Take my seat back <kbd className="key">C</kbd>
        </button>
      </div>
    </HouseCard>
  )
}

interface WelcomeCardProps {
  /** What the bot is called. */
  readonly bot: string
  /** Looks at the table from where it began to play. */
  readonly onLook: () => void
  readonly onDismiss: () => void
}

/** One is back: a bot has played meanwhile. */
export function WelcomeCard({ bot, onLook, onDismiss }: WelcomeCardProps) {
  return (
    <HouseCard
      label="Welcome back"
      icon={<Bot aria-hidden="true" />}
      head="Welcome back"
      title={`${bot} played for you`}
    >
      <p>You were away for too long, and the others agreed on it. From now on your seat is yours again.</p>
      <div className="house-doors">
        <button type="button" className="btn" onClick={onLook}>
          See what it did
        </button>
        <button type="button" className="btn btn-primary" onClick={onDismiss}>
          Play on
        </button>
      </div>
    </HouseCard>
  )
}
