import type { GameSummary, Identity } from '@turnwright/protocol/client'
import { Hourglass, Link2, Users } from 'lucide-react'
import { GameEmblemView } from '../game-looks/game-emblem.tsx'
import { aboutToSit } from '../table/about-to-sit.ts'
import { inviteFriends, playAgainstBots } from './open-table.ts'
import type { Wish } from './use-wish.ts'
import './game-card.css'

interface GameCardProps {
  readonly game: GameSummary
  readonly me: Identity | null
  readonly wish: Wish
}

export function GameCard({ game, me, wish }: GameCardProps) {
  const { min, max } = game.seats
  const play = `play ${game.id}`
  const invite = `invite ${game.id}`
  return (
    <article className="game-card" aria-labelledby={`game-${game.id}`}>
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
        </p>
        <div className="game-doors">
          <button
            type="button"
            className="btn btn-primary"
            aria-describedby={`game-${game.id}`}
            aria-disabled={wish.pending !== null || undefined}
            {...aboutToSit(game.id)}
            onClick={() => wish.run(play, () => playAgainstBots(game, me))}
          >
            {wish.pending === play ? 'Dealing you in…' : 'Play now against bots'}
          </button>
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
        </div>
      </div>
    </article>
  )
}
