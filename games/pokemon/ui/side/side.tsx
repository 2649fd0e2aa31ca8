import { type BoardProps, CardBack, CardsIcon, EyeIcon, Place, whose } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { cardCalled } from '../../rules/faces.ts'
import { BENCH_SIZE } from '../../rules/state.ts'
import type { CardView, DuelView, PlayerView } from '../../rules/view.ts'
import { hueOf } from '../art/picture.ts'
import { nameOfCard } from '../card/card-words.ts'
import { BenchTile } from './bench-tile.tsx'
import { FaceDown } from './face-down.tsx'
import type { Opened } from './open-pile.ts'
import { Piles } from './piles.tsx'
import './side.css'

type SideProps = BoardProps<DuelView> & {
  readonly of: PlayerView
  /** Whether the viewer may look at the list of this deck. */
  readonly hasList: boolean
  readonly onOpen: (what: Opened) => void
}

/** Prizes, Bench and piles of a player. */
export function Side(props: SideProps): ReactElement {
  const { of, view, seat, players, hasList, onOpen } = props
  const isMine = of.seat === seat
  const waiting = of.faceDown.slice(1)
  const free = BENCH_SIZE - of.bench.length - waiting.length
  return (
    <div className="pk-side" data-mine={isMine || undefined} data-seat={of.seat}>
      <Prizes {...props} />
      <section className="pk-bench-row" aria-label={`${whose(players, of.seat, seat)} Bench`}>
        {of.bench.map((pokemon) => (
          <BenchTile key={pokemon.cards[0]?.card ?? pokemon.card} {...props} pokemon={pokemon} />
        ))}
        {waiting.map((card) => (
          <FaceDown key={card.card} card={card} />
        ))}
        {Array.from({ length: Math.max(0, free) }, (_, place) => (
          <span key={place} className="slot pk-bench-free" aria-hidden="true">
            {place === 0 && of.bench.length + waiting.length === 0 ? 'Bench' : ''}
          </span>
        ))}
      </section>
      <Piles of={of} isMine={isMine} hasList={hasList} onOpen={onOpen} once={onceWords(view, of, isMine)} />
    </div>
  )
}

/** What its player must keep in mind in this turn. */
function onceWords(view: DuelView, { identifier, noTrainers }: PlayerView, isMine: boolean): readonly string[] {
  if (view.currentPlayer !== identifier || view.matchState !== 'PLAYER_TURN') return []
  const energy = view.energyAttached ? 'Energy attached' : 'Energy to attach'
  return [...(isMine ? [energy] : []), ...(noTrainers ? ['No Trainers this turn'] : [])]
}

function Prizes({ of, view, seat }: SideProps) {
  const { prizes } = of
  const isSet = prizes.length > 0 || view.turnNumber > 0
  const isMine = of.seat === seat
  const whose = isMine ? 'Your' : 'Their'
  return (
    <section className="pk-prizes" aria-label={`${whose} Prizes, ${prizes.length} left`}>
      <p className="pk-side-title">
        Prizes <small className="num">{isSet ? `${prizes.length} left` : 'not set'}</small>
      </p>
      <div className="pk-prize-grid" data-travel-origin={`prizes-${of.seat}`}>
        {prizes.map((prize, place) => (
          <Place key={prize.card} of={{ card: prize.card }} className="pk-prize" label={prizeWords(prize, place)}>
            {prize.id === null ? <CardBack hue={25} /> : <KnownCard id={prize.id} />}
          </Place>
        ))}
        {Array.from({ length: Math.max(0, view.prizesToWin - prizes.length) }, (_, place) => (
          <span key={place} className="pk-prize-gone" />
        ))}
      </div>
    </section>
  )
}

function prizeWords(prize: CardView, place: number): string {
  return `Prize ${place + 1}${prize.id === null ? '' : `, ${nameOfCard(prize) ?? ''}`}`
}

/** A card of which only the name fits. */
export function KnownCard({ id }: { readonly id: string }): ReactElement {
  const card = cardCalled(id)
  if (card === null) return <CardsIcon />
  return (
    <span className="card pk-known" data-type={hueOf(card)}>
      <span>{card.name}</span>
      <EyeIcon size={11} aria-hidden="true" />
    </span>
  )
}
