import type { ReactElement, ReactNode } from 'react'
import './flip-sign.css'

/** A flip in a line of text: heads is filled with a rising point, tails is pale with a wave. */
export function FlipSign({ heads, size = 16 }: { readonly heads: boolean; readonly size?: number }): ReactElement {
  return (
    <svg
      className="pk-flip"
      data-heads={heads || undefined}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="7.200" />
      {heads ? (
        <path className="pk-flip-point" d="M8 3.400 11.800 11H4.200Z" />
      ) : (
        <path d="M3.800 8q2.100-2.800 4.200 0t4.200 0" />
      )}
    </svg>
  )
}

const SIDES = /\b(heads|tails): /g

/** Words in which every "heads:" and "tails:" carries its sign. */
export function CoinWords({ of }: { readonly of: string }): ReactNode[] {
  const pieces = of.split(SIDES)
  return pieces.map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className="pk-side-of-coin">
        <FlipSign heads={part === 'heads'} size={13} /> {part}:{' '}
      </span>
    ),
  )
}
