import type { Seat } from '@turnwright/kernel'
import { type GameUi, Nameplate, nameOfSeat } from '@turnwright/tabletop'
import { Check, History, Link2 } from 'lucide-react'
import { BarMenu, BarMenuItem, KeysItem, LightItem, LobbyItem, RulesItem } from '../menu/bar-menu.tsx'
import { Link } from '../navigation/link.tsx'
import { goTo } from '../navigation/navigation.ts'
import type { GameOutline } from '../replay/moment-source.ts'
import { BarTitle } from '../table/bar-title.tsx'
import { pointWords } from '../table/result-words.ts'
import '../table/top-bar.css'
import './review-bar.css'

interface ReviewBarProps {
  readonly game: GameOutline
  readonly ui: GameUi | null
  readonly seat: Seat
  readonly me: Seat | null
  /** Where the answers of another seat are looked at. */
  readonly reviewAt: (seat: Seat) => string
  readonly replayPath: string
  readonly canLink: boolean
  readonly copied: boolean
  readonly onCopy: () => void
  readonly onKeys: () => void
}

/** The wooden edge: the game and how it ended; whoever sat there can be looked at. */
export function ReviewBar(props: ReviewBarProps) {
  const { game, ui, seat, me, reviewAt, replayPath, canLink, copied, onCopy, onKeys } = props
  const { players, result } = game
  return (
    <header className="top-bar wood">
      <BarTitle name={game.name}>
        <p className="rounds">Review</p>
      </BarTitle>
      <ul className="top-seats" aria-label="Whose answers" data-many={players.length > 4 || undefined}>
        {players.map((player) => (
          <li key={player.seat}>
            <Link className="review-seat" href={reviewAt(player.seat)} aria-current={player.seat === seat || undefined}>
              <span className="only-read">Review of </span>
              <Nameplate
                seat={player.seat}
                name={nameOfSeat(players, player.seat, me)}
                note={result?.winners.includes(player.seat) === true ? 'won' : ''}
                lit={player.seat === seat}
                score={scoreOf(result, ui, player.seat)}
              />
            </Link>
          </li>
        ))}
      </ul>
      <div className="top-tools">
        <Link className="tool review-wide" href={replayPath}>
          <History size={18} aria-hidden="true" />
          Whole replay
        </Link>
        {canLink && (
          <button type="button" className="tool" aria-label="Copy a link to this moment" onClick={onCopy}>
            {copied ? <Check size={18} aria-hidden="true" /> : <Link2 size={18} aria-hidden="true" />}
          </button>
        )}
        <BarMenu>
          <RulesItem game={game.game} />
          <LightItem />
          <BarMenuItem icon={<History />} onClick={() => goTo(replayPath)}>
            Whole replay
          </BarMenuItem>
          <KeysItem onClick={onKeys} />
          <LobbyItem />
        </BarMenu>
      </div>
    </header>
  )
}

function scoreOf(result: GameOutline['result'], ui: GameUi | null, seat: Seat) {
  const score = result?.scores[seat]
  return score === undefined || ui?.resultUnit !== undefined ? null : { value: pointWords(score) }
}
