import type { GameSummary, TableState } from '@turnwright/protocol/client'
import { BookOpen } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { GameEmblemView } from '../game-looks/game-emblem.tsx'
import { someone } from '../identity/identity.ts'
import { bestAgent } from '../lobby/open-table.ts'
import { HouseBar } from '../navigation/house-bar.tsx'
import { inThisLocale } from '../navigation/navigation.ts'
import { overWords, paceWords } from '../pace/time-left.ts'
import { useTurnLight } from '../reminders/turn-light.ts'
import { rulesPath } from '../rules/rules-path.ts'
import { useTalk } from '../talk/use-talk.ts'
import { ThemeSwitch } from '../theme/theme-switch.tsx'
import { GatheringDoors } from './gathering-doors.tsx'
import { GatheringSeat } from './gathering-seat.tsx'
import { InviteLink } from './invite-link.tsx'
import type { TableNow, TableStore } from './table-store.ts'
import './gathering.css'

const TalkPanel = lazy(async () => ({ default: (await import('../talk/talk-panel.tsx')).TalkPanel }))

interface GatheringProps {
  readonly store: TableStore
  readonly now: TableNow
  readonly state: TableState
  readonly game: GameSummary | undefined
}

/** Before the game: who sits where, the link to send, and the start. */
export function Gathering({ store, now, state, game }: GatheringProps) {
  const { seats, you } = state
  const talk = useTalk(store.talk, state)
  useTurnLight(false, game?.name ?? null)
  const least = game?.seats.min ?? seats.length
  const agent = game === undefined ? undefined : bestAgent(game)
  const sitDown = async () => {
    await someone(null)
    store.join()
  }
  return (
    <div className="gathering cloth">
      <HouseBar>
        <ThemeSwitch />
      </HouseBar>
      <main className="gathering-card paper">
        <div className="gathering-art">
          <GameEmblemView game={state.game} square />
        </div>
        <div className="gathering-body">
          <h1>{game?.name ?? state.game}</h1>
          <p className="quiet">{game?.tagline}</p>
          <a className="gathering-rules" href={inThisLocale(rulesPath(state.game))} target="_blank" rel="noopener">
            <BookOpen size={16} aria-hidden="true" />
            Read the rules meanwhile
          </a>
          <ol className="gathering-seats" aria-label="Seats">
            {seats.map((seat) => (
              <GatheringSeat key={seat.seat} {...{ seat, you, agent, store }} />
            ))}
          </ol>
          {state.pace.clock.kind !== 'none' && (
            <p className="quiet">
              {paceWords(state.pace)}. {overWords(state.pace)}
            </p>
          )}
          {!state.allowsSpectators && (
            <p className="quiet">Nobody looks on at this table: the game is for those who sit here.</p>
          )}
          {!state.allowsSecondLooks && <p className="quiet">No second looks at this table: what was revealed stays.</p>}
          {state.hints.rule === 'everybody' && (
            <p className="quiet">
              Hints are allowed at this table: anybody may ask what a strong bot would do, and the record marks what was
              answered after that. Whoever sits down agrees.
            </p>
          )}
          {you.seat !== null && <InviteLink table={state} />}
          <p className="field-problem" role="alert">
            {now.notice?.text}
          </p>
          <GatheringDoors
            {...{ seats, you, least }}
            busy={now.busy}
            onSitDown={() => void sitDown()}
            onBegin={() => store.start()}
          />
          <Suspense>
            {talk !== null && (
              <div className="gathering-talk">
                <TalkPanel {...{ talk, state }} />
              </div>
            )}
          </Suspense>
        </div>
      </main>
    </div>
  )
}
