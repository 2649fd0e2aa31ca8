import { HourglassIcon, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { MoneyCard } from '../index.ts'
import { MiniMoney } from './money-card.tsx'
import './envelope.css'

/** A state is also an object: an open envelope, a dashed outline, a wax seal. */
export function OpenEnvelope({ inside }: { readonly inside: readonly MoneyCard[] }): ReactElement {
  return (
    <div className="envelope">
      <svg viewBox="0 0 155 100" aria-hidden="true">
        <path className="envelope-flap" d="M2 42 73 2q4.500-2.500 9 0l71 40Z" />
        <path className="envelope-inside" d="M1 42h153v40H1Z" />
      </svg>
      <div className="envelope-peek">
        {inside.map(({ card, value, isPromise }) => (
          <MiniMoney key={card} value={value} isPromise={isPromise} />
        ))}
      </div>
      <svg className="envelope-front" viewBox="0 0 155 100" aria-hidden="true">
        <path className="envelope-body" d="M1 42 62 76q15.500 8 31 0l61-34v51q0 6-6 6H7q-6 0-6-6Z" />
        <path className="envelope-fold" d="m4 96 52-24M151 96 99 72" />
      </svg>
    </div>
  )
}

export function SealedEnvelope({ seat }: { readonly seat: number }): ReactElement {
  return (
    <div className="envelope">
      <svg viewBox="0 0 155 100" aria-hidden="true">
        <rect className="envelope-body" x="1" y="1" width="153" height="98" rx="6" />
        <path className="envelope-fold" d="M3 97 60 47M152 97 95 47" />
        <path className="envelope-flap" d="M2 4q75.500 98 151 0-2-3-5-3H7Q4 1 2 4Z" />
      </svg>
      <span className="wax" data-seat={seat}>
        <SeatMark seat={seat} />
      </span>
    </div>
  )
}

export function EmptyEnvelope({ word }: { readonly word: string }): ReactElement {
  return (
    <div className="envelope envelope-empty slot">
      {word === 'choosing' && <HourglassIcon size={22} aria-hidden="true" />}
      {word}
    </div>
  )
}
