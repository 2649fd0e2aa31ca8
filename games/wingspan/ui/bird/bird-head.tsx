import type { Bird } from '../../cards/bird.ts'
import { Print } from '../signs/print.tsx'
import { withSoftHyphens } from './soft-hyphens.ts'
import './bird-head.css'

const LONG = 17

/** Points and name: how every card begins. */
export function BirdHead({ bird }: { readonly bird: Bird }) {
  return (
    <span className="bird-head">
      <Points of={bird.points} />
      <span className="bird-name" data-long={bird.name.length > LONG || undefined}>
        {withSoftHyphens(bird.name)}
      </span>
    </span>
  )
}

export function Points({ of }: { readonly of: number }) {
  return (
    <b className="bird-points num">
      <Print text={of} />
    </b>
  )
}
