import type { TableState } from '@turnwright/protocol/client'
import type { TableStore } from '../table/table-store.ts'
import { LateCard } from './late-card.tsx'
import { lateSeats, stoodInSeats } from './late-seat.ts'
import { OwnStandInCard, StandInCard, WelcomeCard } from './stand-in-card.tsx'
import { useReturn } from './use-return.ts'

interface HouseVoiceProps {
  readonly store: TableStore
  readonly state: TableState
  readonly isLive: boolean
  /** Looks back at the table as it was after so many answers. */
  readonly onLookBack: (answers: number) => void
}

/** What the house has to say beside the game: who is late, who plays for whom, and what is proposed about it. */
export function HouseVoice({ store, state, isLive, onLookBack }: HouseVoiceProps) {
  const { you } = state
  const back = () => store.comeBack()
  const { welcome, dismiss } = useReturn(state, isLive, back)
  const doors = {
    propose: store.propose.bind(store),
    reply: store.replyToProposal.bind(store),
  }
  const stoodIn = stoodInSeats(state)
  const own = stoodIn.find(({ seat }) => seat === you.seat)
  return (
    <>
      {welcome !== null && (
        <WelcomeCard bot={welcome.bot} onLook={() => onLookBack(welcome.since)} onDismiss={dismiss} />
      )}
      {own?.standIn && <OwnStandInCard bot={own.standIn.name} onBack={back} />}
      {lateSeats(state).map((late) => (
        <LateCard key={late.seat} {...{ late, state, ...doors }} />
      ))}
      {stoodIn.map((who) => who.seat !== you.seat && <StandInCard key={who.seat} {...{ who, state, ...doors }} />)}
    </>
  )
}
