import type { GameSummary } from '@turnwright/protocol/client'
import { type CSSProperties, useMemo } from 'react'
import { GameEmblemView } from '../game-looks/game-emblem.tsx'
import { Link } from '../navigation/link.tsx'
import { nameOf } from '../lobby/your-tables.tsx'
import type { PlayedGame } from './played-game.ts'
import { GAMES_NEEDED, type Strength, strengthIn } from './strength.ts'
import './your-games.css'

interface YourGamesProps {
  readonly games: readonly GameSummary[]
  readonly history: readonly PlayedGame[] | null
  readonly trouble: string | null
}

const LAST = 10
const RATING = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const WORDS = ['', 'first', 'second', 'third', 'fourth', 'fifth']

/** What has been played, game by game: how often, how the last ones ended, and how strong that makes you. */
export function YourGames({ games, history, trouble }: YourGamesProps) {
  const byGame = useMemo(() => Map.groupBy(history ?? [], ({ game }) => game), [history])
  const rows = [...byGame].toSorted(([, a], [, b]) => b.length - a.length)
  return (
    <section className="you-panel" id="games" aria-labelledby="your-games">
      <header className="you-panel-head">
        <h2 id="your-games">Your games</h2>
        {rows.length > 0 && <small>strength with its 95% interval, against bots</small>}
      </header>
      {rows.length === 0 ? (
        <p className="you-none">
          {trouble ??
            (history === null ? 'Your games are being looked up…' : 'Nothing has been played to its end yet. ')}
          {trouble === null && history !== null && <Link href="/">Choose a game</Link>}
        </p>
      ) : (
        <ul className="your-games">
          {rows.map(([game, played]) => (
            <GameRow key={game} {...{ game, played }} name={nameOf(games, game)} />
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <p className="you-note">
          Rated are games alone against bots, to their end and without hints, second looks, shared deals, a bot that
          answers for you, offline play, or playing on from a moment: neither from another game’s nor from their own
          while they go on. The bot you met most is 1,000.
        </p>
      )}
    </section>
  )
}

interface GameRowProps {
  readonly game: string
  readonly name: string
  readonly played: readonly PlayedGame[]
}

function GameRow({ game, name, played }: GameRowProps) {
  const strength = useMemo(() => strengthIn(played), [played])
  const won = played.filter(({ isWon }) => isWon).length
  const last = played.slice(0, LAST).toReversed()
  return (
    <li>
      <span className="your-game-art" aria-hidden="true">
        <GameEmblemView game={game} square />
      </span>
      <div className="your-game-name">
        <h3>{name}</h3>
        <p className="num">
          {played.length === 1 ? '1 game' : `${played.length} games`}, {won} won
        </p>
      </div>
      <ol className="last-ten num" aria-label={`Last games of ${name} by place, the newest at the end`}>
        {last.map(({ id, place }) => (
          <li key={id} data-place={place} aria-label={WORDS[place] ?? String(place)}>
            {place}
          </li>
        ))}
      </ol>
      {'missing' in strength ? (
        <>
          <div className="ladder" data-empty>
            <i className="ladder-axis" />
          </div>
          <p className="your-strength">
            <small>
              {strength.missing === GAMES_NEEDED
                ? `${GAMES_NEEDED} rated games make a rating`
                : `${strength.missing} more rated ${strength.missing === 1 ? 'game' : 'games'} until it says something`}
            </small>
          </p>
        </>
      ) : (
        <>
          <Ladder strength={strength} />
          <p className="your-strength num">
            <b>{RATING.format(strength.rating)}</b> ± {RATING.format(halfWidth(strength))}
            <small>
              {halfWidth(strength) > 200
                ? 'a wide guess yet'
                : `${Math.round(strength.share * 100)}% against ${levelName(strength.anchor)}`}
            </small>
          </p>
        </>
      )}
    </li>
  )
}

function halfWidth({ interval }: Strength): number {
  return (interval[1] - interval[0]) / 2
}

/** You as a dot with its interval, bots as ticks, on one line. */
function Ladder({ strength }: { readonly strength: Strength }) {
  const { rating, interval, rungs } = strength
  const all = [rating, ...rungs.map((rung) => rung.rating)]
  const [low, high] = [Math.min(...all, interval[0]), Math.max(...all, interval[1])]
  const edge = (high - low) / 12
  const [from, to] = [low - edge, high + edge]
  const at = (points: number) => Math.min(1, Math.max(0, (points - from) / (to - from)))
  const words = `Strength ${RATING.format(rating)}, between ${RATING.format(interval[0])} and ${RATING.format(interval[1])}. ${rungs
    .map(({ agent, rating: its }) => `${levelName(agent)} ${RATING.format(its)}`)
    .join(', ')}.`
  return (
    <div className="ladder">
      <p className="only-read">{words}</p>
      <i className="ladder-axis" />
      {apart(rungs, at).map(({ agent, place, isNamed }) => (
        <span key={agent} className="ladder-rung" style={{ '--at': place } as CSSProperties}>
          {isNamed && <b>{levelName(agent)}</b>}
        </span>
      ))}
      <i className="ladder-whisker" style={{ '--from': at(interval[0]), '--to': at(interval[1]) } as CSSProperties} />
      <i className="ladder-dot" style={{ '--at': at(rating) } as CSSProperties} />
    </div>
  )
}

/** Names that would lie over each other give way to that of the bot that was met more often. */
function apart(rungs: Strength['rungs'], at: (points: number) => number) {
  const named: number[] = []
  return rungs.map(({ agent, rating }) => {
    const place = at(rating)
    const isNamed = named.every((other) => Math.abs(other - place) > 0.22)
    if (isNamed) named.push(place)
    return { agent, place, isNamed }
  })
}

function levelName(agent: string): string {
  return `${agent.charAt(0).toUpperCase()}${agent.slice(1)}`
}
