import type { GameSummary, Identity } from '@turnwright/protocol/client'
import { BookOpen, Hourglass, Lamp, LayoutGrid, Link2, SlidersHorizontal, Sprout, Users } from 'lucide-react'
import { cardsPath } from '../cards/cards-path.ts'
import { hasCatalogue } from '../cards/load-catalogue.ts'
import { GameEmblemView } from '../game-looks/game-emblem.tsx'
import { learnPath } from '../learn/learn-path.ts'
import { hasGuide } from '../learn/load-guide.ts'
import { Link } from '../navigation/link.tsx'
import { rulesPath } from '../rules/rules-path.ts'
import { aboutToSit } from '../table/about-to-sit.ts'
import { inviteFriends, playAgainstBots, playOffline } from './open-table.ts'
import type { Wish } from './use-wish.ts'
import './game-card.css'

interface GameCardProps {
  readonly game: GameSummary
  readonly me: Identity | null
  readonly wish: Wish
  readonly isAway: boolean
  readonly onChoose: (game: string) => void
}

export function GameCard({ game, me, wish, isAway, onChoose }: GameCardProps) {
  const { min, max } = game.seats
  const play = `play ${game.id}`
  const invite = `invite ${game.id}`
  return (
    <article className="game-card" data-small={isSmall(game) || undefined} aria-labelledby={`game-${game.id}`}>
      <div className="game-art">
        <GameEmblemView game={game.id} />
        {game.tutorial && <span className="game-ribbon">Start here</span>}
      </div>
      <div className="game-body">
        <h2 id={`game-${game.id}`}>{game.name}</h2>
        <p className="game-line">{game.tagline}</p>
        <p className="game-meta num">
          <span>
            <Users size={15} aria-hidden="true" />
            <span className="only-read">Players: </span>
            {min === max ? min : `${min} to ${max}`}
          </span>
          <span>
            <Hourglass size={15} aria-hidden="true" />
            <span className="only-read">About </span>
            {game.minutes} min
          </span>
          {!isAway &&
            game.presets.map(({ name, note, options }) => (
              <button
                key={name}
                type="button"
                title={`${name}: ${note}`}
                aria-label={`${name} of ${game.name}: ${note}`}
                aria-disabled={wish.pending !== null || undefined}
                {...aboutToSit(game.id)}
                onClick={() => wish.run(play, () => playAgainstBots(game, me, options))}
              >
                <Sprout size={15} aria-hidden="true" />
                {name}
              </button>
            ))}
        </p>
        <p className="game-meta game-reading">
          {hasGuide(game.id) && (
            <Link href={learnPath(game.id)} aria-label={`Learn ${game.name} by playing`} {...aboutToSit(game.id, true)}>
              <Lamp size={15} aria-hidden="true" />
              Learn
            </Link>
          )}
          <Link href={rulesPath(game.id)} aria-label={`Rules of ${game.name}`}>
            <BookOpen size={15} aria-hidden="true" />
            Rules
          </Link>
          {hasCatalogue(game.id) && (
            <Link href={cardsPath(game.id)} aria-label={`Cards of ${game.name}`}>
              <LayoutGrid size={15} aria-hidden="true" />
              Cards
            </Link>
          )}
        </p>
        <div className="game-doors">
          <button
            type="button"
            className="btn btn-primary"
            aria-describedby={`game-${game.id}`}
            aria-disabled={wish.pending !== null || undefined}
            {...aboutToSit(game.id, isAway)}
            onClick={() => wish.run(play, () => (isAway ? playOffline(game) : playAgainstBots(game, me)))}
          >
            {wish.pending === play ? 'Dealing you in…' : isAway ? 'Play offline' : 'Play now against bots'}
          </button>
          {isAway ? (
            <button
              type="button"
              className="btn btn-quiet game-invite"
              aria-describedby={`game-${game.id}`}
              onClick={() => onChoose(game.id)}
            >
              <SlidersHorizontal aria-hidden="true" />
              Choose level
            </button>
          ) : (
            <button
              type="button"
              className="btn btn-quiet game-invite"
              aria-describedby={`game-${game.id}`}
              aria-disabled={wish.pending !== null || undefined}
              {...aboutToSit(game.id)}
              onClick={() => wish.run(invite, () => inviteFriends(game, me))}
            >
              <Link2 aria-hidden="true" />
              {max === 2 ? 'Invite a friend' : 'Invite friends'}
            </button>
          )}
        </div>
      </div>
    </article>
  )
}

/** What is over in a moment stands below the others, unless it is the one to begin with. */
export function isSmall({ minutes, tutorial }: Pick<GameSummary, 'minutes' | 'tutorial'>): boolean {
  return minutes <= 5 && !tutorial
}
