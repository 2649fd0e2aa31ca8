import type { TableState } from '@turnwright/protocol/client'
import { Timer, WifiOff } from 'lucide-react'
import { HouseCard } from './house-card.tsx'
import { type LateSeat, whose } from './late-seat.ts'
import { many } from './time-left.ts'
import { Vote, type VoteDoors } from './vote.tsx'

interface LateCardProps extends VoteDoors {
  readonly late: LateSeat
  readonly state: TableState
}

/** Somebody is waited for too long: what the others may do about it. */
export function LateCard({ late, state, ...doors }: LateCardProps) {
  const { seat, name, why } = late
  const { pace, you, proposal } = state
  const isMe = you.seat === seat
  const isBots = why === 'over' && pace.whenOver === 'bot'
  const title = isMe
    ? 'Your time is over'
    : why === 'over'
      ? `${whose(name)} time is over`
      : `${name} is away for more than ${many(pace.awayMinutes, 'minute')}`
  return (
    <HouseCard
      label={isMe ? 'Your time' : `Waiting for ${name}`}
      icon={why === 'over' ? <Timer aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
      head={isMe ? 'You are waited for' : `Waiting for ${name}`}
      title={title}
      late={!isMe}
    >
      {isBots ? (
        <p>
          A bot answers this one question, as was agreed.{' '}
          {isMe ? 'You stay in your seat.' : `${name} stays in the seat.`}
        </p>
      ) : isMe ? (
        <p>You can still answer. The others may let a bot play for you, or end the game.</p>
      ) : (
        proposal === null && <p>The others at the table decide what happens now. You can also just wait.</p>
      )}
      {!isBots && !isMe && <Vote {...{ state, seat, name, ...doors }} />}
    </HouseCard>
  )
}
