import { nameOfSeat } from '@turnwright/tabletop'
import type { Player, Seat } from '@turnwright/kernel'
import type { ReactElement } from 'react'
import { FlipSign } from '../signs/flip-sign.tsx'
import { lastFlips, type LoggedFlip } from './story.ts'
import './toss.css'

interface TossProps {
  readonly flips: readonly LoggedFlip[]
  readonly players: readonly Player[]
  readonly seat: Seat | null
  /** Who begins the duel, once a coin has told. */
  readonly starter: Seat | null
}

const MOST = 8

/** The last coin, large, with those that were flipped before it; a new one is seen to turn. */
export function Toss({ flips, players, seat, starter }: TossProps): ReactElement | null {
  const last = flips.at(-1)
  if (last === undefined) return null
  const together = lastFlips(flips)
  const heads = together.filter((flip) => flip.heads).length
  const many = together.length > 1
  return (
    <figure className="pk-toss">
      <span key={last.index} className="pk-toss-coin" data-heads={last.heads || undefined}>
        <CoinFace heads={last.heads} />
      </span>
      <figcaption>
        <b className="title">{many ? `${heads} of ${together.length} heads` : last.heads ? 'Heads' : 'Tails'}</b>
        <span>
          {last.why.for === 'who-begins' && starter !== null
            ? beginsWords(nameOfSeat(players, starter, seat))
            : `${nameOfSeat(players, last.seat, seat)}: ${last.words}`}
        </span>
        {flips.length > 1 && (
          <span className="pk-toss-past">
            <span className="only-read">
              Earlier: {flips.map((flip) => (flip.heads ? 'heads' : 'tails')).join(', ')}
            </span>
            {flips.slice(-MOST).map((flip) => (
              <FlipSign key={flip.index} heads={flip.heads} />
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

function beginsWords(name: string): string {
  return name === 'You' ? 'You begin' : `${name} begins`
}

function CoinFace({ heads }: { readonly heads: boolean }) {
  return (
    <svg viewBox="0 0 96 98" aria-hidden="true">
      <circle className="pk-coin-edge" cx="48" cy="52" r="44" />
      <circle className="pk-coin-face" cx="48" cy="46" r="44" />
      <circle className="pk-coin-ring" cx="48" cy="46" r="36" />
      {heads ? (
        <path className="pk-coin-point" d="M48 19 70 62H26Z" />
      ) : (
        <path
          className="pk-coin-wave"
          d="M22 39q8.700-9 17.300 0t17.400 0 17.300 0M22 54q8.700-9 17.300 0t17.400 0 17.300 0"
        />
      )}
    </svg>
  )
}
