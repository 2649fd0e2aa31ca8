import type { Seat } from '@turnwright/kernel'
import type { Projection } from '@turnwright/kernel/host'
import type { Eyes } from '@turnwright/replay'
import { type GameUi, Nameplate, nameOfSeat } from '@turnwright/tabletop'
import { Lightbulb } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { BarMenu, KeysItem, LightItem, LobbyItem, RulesItem } from '../menu/bar-menu.tsx'
import { Link } from '../navigation/link.tsx'
import { BarTitle } from '../table/bar-title.tsx'
import { pointWords } from '../table/result-words.ts'
import { RoundDots } from '../table/round-dots.tsx'
import { scoreOf } from '../table/score-of.ts'
import { EyesSwitch } from './eyes-switch.tsx'
import type { GameOutline } from './moment-source.ts'
import type { LiveLook } from './replay-table.tsx'
import '../table/top-bar.css'

interface ReplayBarProps {
  readonly game: GameOutline
  readonly play: Projection
  readonly ui: GameUi | null
  readonly me: Seat | null
  readonly eyes: Eyes
  readonly openEyes: readonly Eyes[]
  readonly live: LiveLook | undefined
  /** Where the answers of whoever is looked through are judged; null while the game goes on. */
  readonly review: string | null
  /** What its table adds to the menu. */
  readonly menu: ReactNode
  readonly onSee: (eyes: Eyes) => void
  readonly onKeys: () => void
}

/** The wooden edge: the game, who sat there and where they stood, and whose eyes look. */
export const ReplayBar = memo(function ReplayBar({
  game,
  play,
  ui,
  me,
  eyes,
  openEyes,
  live,
  review,
  menu,
  onSee,
  onKeys,
}: ReplayBarProps) {
  const { players, result } = game
  return (
    <header className="top-bar wood">
      <BarTitle name={game.name}>
        {live === undefined ? (
          <p className="rounds">Replay</p>
        ) : (
          <RoundDots rounds={ui?.roundTracker?.(play.view) ?? null} />
        )}
      </BarTitle>
      <ul className="top-seats" aria-label="Players" data-many={players.length > 4 || undefined}>
        {players.map(({ seat }) => (
          <li key={seat}>
            <Nameplate
              seat={seat}
              name={nameOfSeat(players, seat, me)}
              note={noteOf(result, ui, seat)}
              lit={play.waitingFor.some((waiting) => waiting.seat === seat)}
              score={scoreOf(play, ui, seat)}
              glance={ui?.plateOf?.(play.view, seat)}
            />
          </li>
        ))}
      </ul>
      <div className="top-tools">
        <EyesSwitch {...{ players, me, eyes, onSee }} open={openEyes} />
        {review !== null && (
          <Link className="tool" href={review} aria-label="Review" data-reason="What cost most, as the Master sees it">
            <Lightbulb size={18} aria-hidden="true" />
          </Link>
        )}
        <ReplayMenu game={game.game} onKeys={onKeys}>
          {menu}
        </ReplayMenu>
      </div>
    </header>
  )
})

interface ReplayMenuProps {
  readonly game: string
  readonly onKeys: () => void
  readonly children: ReactNode
}

/** The same at every moment. */
const ReplayMenu = memo(function ReplayMenu({ game, onKeys, children }: ReplayMenuProps) {
  return (
    <BarMenu>
      {children}
      <RulesItem game={game} />
      <LightItem />
      <KeysItem onClick={onKeys} />
      <LobbyItem />
    </BarMenu>
  )
})

function noteOf(result: GameOutline['result'], ui: GameUi | null, seat: Seat): string {
  if (result === null) return ''
  const score = result.scores[seat]
  if (score === undefined || ui?.resultUnit !== undefined) return result.winners.includes(seat) ? 'wins' : ''
  return `ends with ${pointWords(score)}`
}
