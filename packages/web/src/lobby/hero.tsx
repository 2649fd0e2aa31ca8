import type { GameSummary, Identity, TableSummary } from '@turnwright/protocol/client'
import { columns } from './columns.ts'
import { GameCard } from './game-card.tsx'
import { TurnNote } from './turn-note.tsx'
import type { Wish } from './use-wish.ts'
import './hero.css'

interface HeroProps {
  readonly games: readonly GameSummary[] | null
  readonly me: Identity | null
  readonly mine: readonly TableSummary[]
  readonly wish: Wish
  readonly trouble: string | null
}

/** A card for each game the server offers, the one to begin with first. */
export function Hero({ games, me, mine, wish, trouble }: HeroProps) {
  const shown = games?.toSorted((a, b) => Number(b.tutorial) - Number(a.tutorial))
  const count = shown?.length ?? 0
  return (
    <section className="hero cloth" id="games" aria-label="Games">
      <div className="hero-head">
        <div>
          <h1>What shall we play tonight?</h1>
          <p>One click and the bots deal you in. Send a link and your friends take their seats.</p>
        </div>
        <TurnNote count={mine.filter(({ yourTurn }) => yourTurn).length} />
      </div>
      <p className="hero-trouble" role="alert">
        {trouble}
      </p>
      <div
        className="games"
        data-few={(shown !== undefined && count < 4) || undefined}
        style={{ '--columns-narrow': columns(count, 3), '--columns-broad': columns(count, 6) }}
      >
        {shown?.map((game) => <GameCard key={game.id} game={game} me={me} wish={wish} />) ?? <Places />}
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
