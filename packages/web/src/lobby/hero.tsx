import type { GameSummary, Identity, TableSummary } from '@turnwright/protocol/client'
import { columns } from './columns.ts'
import { GameCard, isSmall } from './game-card.tsx'
import { TurnNote } from './turn-note.tsx'
import type { Wish } from './use-wish.ts'
import './hero.css'

interface HeroProps {
  readonly games: readonly GameSummary[] | null
  readonly me: Identity | null
  readonly mine: readonly TableSummary[]
  readonly wish: Wish
  readonly trouble: string | null
  /** No server is in reach: what is played is played in this browser. */
  readonly isAway: boolean
  /** Somebody wants to choose level and options for an offline game. */
  readonly onChoose: (game: string) => void
}

/** A card for each game the server offers, the one to begin with first. */
export function Hero({ games, me, mine, wish, trouble, isAway, onChoose }: HeroProps) {
  const shown = games?.toSorted(
    (a, b) => Number(b.tutorial) - Number(a.tutorial) || Number(isSmall(a)) - Number(isSmall(b)),
  )
  const count = shown?.filter((game) => !isSmall(game)).length ?? 0
  return (
    <section className="hero cloth" id="games" aria-label="Games">
      <div className="hero-head">
        <div>
          <h1>What shall we play tonight?</h1>
          <p>
            {isAway
              ? 'Without a network the bots are still here: what you play is kept in this browser.'
              : 'One click and the bots deal you in. Send a link and your friends take their seats.'}
          </p>
        </div>
        <TurnNote count={mine.filter(({ yourTurn }) => yourTurn).length} />
      </div>
      <p className="hero-trouble" role="alert">
        {trouble}
      </p>
      <div
        className="games"
        data-few={(shown !== undefined && count < 4) || undefined}
        style={{ '--columns-narrow': columns(shown?.length ?? 0, 3), '--columns-broad': columns(count, 6) }}
      >
        {shown?.map((game) => <GameCard key={game.id} {...{ game, me, wish, isAway, onChoose }} />) ?? <Places />}
      </div>
    </section>
  )
}

/** Where the cards will lie, so that nothing moves when they come. */
function Places() {
  return (
    <>
      <div className="game-place" />
      <div className="game-place" />
    </>
  )
}
