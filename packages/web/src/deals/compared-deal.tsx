import type { DealGame, DealGameEnd, DealState } from '@turnwright/protocol/client'
import { type GameUi, type Score, SeatMark } from '@turnwright/tabletop'
import { ArrowLeft, Check, Columns2, Play } from 'lucide-react'
import { useState } from 'react'
import { besidePath } from '../beside/beside-path.ts'
import { useGameUi } from '../game-looks/use-game-ui.ts'
import { HouseBar } from '../navigation/house-bar.tsx'
import { Link } from '../navigation/link.tsx'
import { replayPath, tablePath } from '../navigation/navigation.ts'
import { scoreCategories } from '../table/score-categories.ts'
import { scoreOf } from '../table/score-of.ts'
import { pointWords } from '../table/result-words.ts'
import {
  closingWords,
  comparisonWords,
  dealKicker,
  luckOfBotsWords,
  playedWords,
  SAME_FOR_ALL,
  stateWords,
} from './deal-words.ts'
import { SendDeal } from './send-deal.tsx'
import { useEnds } from './use-ends.ts'
import { WaysApart } from './ways-apart.tsx'
import './compared-deal.css'

interface ComparedDealProps {
  readonly deal: DealState
  readonly name: string
}

/** What everybody made of one deal: points by what they came from, and where the ways part. */
export function ComparedDeal({ deal, name }: ComparedDealProps) {
  const ui = useGameUi(deal.game)
  const ends = useEnds(deal)
  const scores = deal.games.map(({ number, seat }) => scoreIn(ends.get(number), ui ?? null, seat))
  const categories = scoreCategories(scores)
  const watchable = deal.open ? NONE : deal.games.filter(({ table, state }) => table !== null && state === 'finished')
  const [picked, pick] = useState<readonly number[] | null>(null)
  const chosen = picked ?? firstPick(watchable)
  return (
    <div className="deal cloth" data-game={deal.game}>
      <HouseBar>
        <span className="quiet">{name}</span>
      </HouseBar>
      <main className="deal-sheet">
        <div className="deal-head">
          <div>
            <p className="sheet-kicker">{dealKicker(deal)}</p>
            <h1>One deal, played {playedWords(deal.played)}</h1>
            <p>{comparisonWords(deal.games)}</p>
          </div>
          <ul className="deal-same" aria-label="What was the same for all">
            {SAME_FOR_ALL.map((each) => (
              <li key={each}>
                <Check size={15} aria-hidden="true" />
                {each}
              </li>
            ))}
          </ul>
          <div className="deal-doors">
            {deal.open ? (
              <SendDeal id={deal.id} />
            ) : (
              <Link className="btn btn-primary" href="/">
                <ArrowLeft aria-hidden="true" />
                To the deals of today
              </Link>
            )}
            <p className="fine">{closingWords(deal)}</p>
          </div>
        </div>
        <div className="deal-card paper">
          <table className="deal-table num" aria-label="What everybody made of it">
            <thead>
              <tr>
                {watchable.length > 1 && (
                  <td className="deal-pick">
                    <span className="only-read">Watch it side by side with another</span>
                  </td>
                )}
                <th scope="col">Who</th>
                {categories.length > 0 && (
                  <td className="deal-bars">
                    <span className="only-read">As a bar</span>
                  </td>
                )}
                {categories.map(({ title }, at) => (
                  <th key={title} scope="col" className="deal-source">
                    <i className="deal-dot" data-source={at % 8} aria-hidden="true" />
                    {title}
                  </th>
                ))}
                <th scope="col">Points</th>
                <th scope="col" className="deal-place">
                  At the table
                </th>
                {watchable.length > 0 && (
                  <td>
                    <span className="only-read">Its replay</span>
                  </td>
                )}
              </tr>
            </thead>
            <tbody>
              {deal.games.map((game, row) => (
                <Row
                  key={game.number}
                  {...{ game, row, categories }}
                  most={mostOf(scores)}
                  isOpen={deal.open}
                  watch={
                    watchable.length === 0
                      ? null
                      : {
                          replay: watchable.includes(game) ? replayPath(game.table ?? '') : null,
                          isPicked: watchable.length > 1 ? chosen.includes(game.number) : null,
                          onPick: () => pick(pickedWith(chosen, game.number)),
                        }
                  }
                />
              ))}
            </tbody>
          </table>
          {deal.games.length < deal.played && (
            <p className="deal-rest quiet">and {deal.played - deal.games.length} more</p>
          )}
        </div>
        {watchable.length > 1 && <SideBySide games={watchable} chosen={chosen} />}
        <WaysApart games={deal.games} ends={ends} />
        {deal.open && (
          <p className="deal-fine">
            Until the deal is closed its games give no replays; then any two can be watched side by side.
          </p>
        )}
        <p className="deal-fine">
          One deal says little. Chance comes in the same order for all, but after the first different answer it falls on
          other things: luck does not stay equal for long. {luckOfBotsWords(deal)}
        </p>
      </main>
    </div>
  )
}

const NONE: readonly DealGame[] = []

/** One's own and the best of the others. */
function firstPick(games: readonly DealGame[]): readonly number[] {
  const own = games.find(({ you }) => you)
  const others = games.filter((game) => game !== own)
  return [own, ...others].flatMap((game) => (game === undefined ? [] : [game.number])).slice(0, 2)
}

/** Two at most: a third takes the place of the one that was chosen first. */
function pickedWith(chosen: readonly number[], number: number): readonly number[] {
  return chosen.includes(number) ? chosen.filter((each) => each !== number) : [...chosen, number].slice(-2)
}

interface SideBySideProps {
  readonly games: readonly DealGame[]
  readonly chosen: readonly number[]
}

/** The way to the two that were chosen. */
function SideBySide({ games, chosen }: SideBySideProps) {
  const [one, other] = games
    .filter(({ number }) => chosen.includes(number))
    .toSorted((a, b) => Number(b.you) - Number(a.you))
  if (one === undefined || other === undefined || one.table === null || other.table === null)
    return <p className="deal-beside quiet">Choose two games to watch them side by side.</p>
  const nameOf = ({ you, name }: DealGame) => (you ? 'you' : name)
  return (
    <p className="deal-beside">
      <Link
        className="btn btn-primary"
        href={besidePath({ tables: [one.table, other.table], seats: [one.seat, other.seat] })}
      >
        <Columns2 aria-hidden="true" />
        Watch {nameOf(one)} and {nameOf(other)} side by side
      </Link>
    </p>
  )
}

/** The ways to see how a game was played. */
interface Watch {
  readonly replay: string | null
  /** Null where there is nothing to watch it beside. */
  readonly isPicked: boolean | null
  readonly onPick: () => void
}

interface RowProps {
  /** Null until any game of the deal may be watched. */
  readonly watch: Watch | null
  readonly game: DealGame
  readonly row: number
  readonly categories: ReturnType<typeof scoreCategories>
  readonly most: number
  readonly isOpen: boolean
}

function Row({ game, row, categories, most, isOpen, watch }: RowProps) {
  const { name, you, score, table } = game
  return (
    <tr data-you={you || undefined}>
      {watch !== null && watch.isPicked !== null && (
        <td className="deal-pick">
          {watch.replay !== null && (
            <input
              type="checkbox"
              aria-label={`Watch ${you ? 'your game' : `the game of ${name}`} side by side`}
              checked={watch.isPicked}
              onChange={watch.onPick}
            />
          )}
        </td>
      )}
      <th scope="row">
        <SeatMark seat={row % 5} />
        <span>
          {you ? 'You' : name}
          {table !== null && (you || !isOpen) && (
            <Link className="deal-link" href={tablePath(table)}>
              the table
            </Link>
          )}
        </span>
      </th>
      {categories.length > 0 && (
        <td className="deal-bars">
          <span className="deal-stack" aria-hidden="true">
            {categories.map(({ title, values }, at) => (
              <i key={title} data-source={at % 8} style={{ flexGrow: Math.max(0, Number(values[row]) || 0) }} />
            ))}
            <i className="deal-none" style={{ flexGrow: Math.max(0, most - (score ?? 0)) }} />
          </span>
        </td>
      )}
      {categories.map(({ title, values }) => (
        <td key={title} data-best={isBest(values, row) || undefined} data-label={title}>
          {values[row] ?? '–'}
        </td>
      ))}
      <td className="deal-total">{score === null ? '–' : pointWords(score)}</td>
      <td className="deal-place">{stateWords(game)}</td>
      {watch !== null && (
        <td className="deal-watch">
          {watch.replay !== null && (
            <Link
              className="deal-replay"
              href={watch.replay}
              aria-label={`Replay of ${you ? 'your game' : `the game of ${name}`}`}
            >
              <Play size={14} aria-hidden="true" />
              Replay
            </Link>
          )}
        </td>
      )}
    </tr>
  )
}

function scoreIn(end: DealGameEnd | undefined, ui: GameUi | null, seat: number): Score | null {
  return end === undefined ? null : scoreOf(end.play, ui, seat)
}

function isBest(values: readonly (number | string | null)[], row: number): boolean {
  const numbers = values.map(Number).filter((each) => !Number.isNaN(each))
  return numbers.length > 1 && Number(values[row]) > 0 && Number(values[row]) === Math.max(...numbers)
}

/** The longest bar, which all others are drawn against. */
function mostOf(scores: readonly (Score | null)[]): number {
  const sums = scores.map((score) =>
    (score?.sources ?? []).reduce((sum, { value }) => sum + Math.max(0, Number(value) || 0), 0),
  )
  return Math.max(1, ...sums)
}
