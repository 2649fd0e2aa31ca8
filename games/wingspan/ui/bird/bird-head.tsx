import type { ReactElement } from 'react'
import type { Bird } from '../../cards/bird.ts'
import { Print } from '../signs/print.tsx'
import { withSoftHyphens } from './soft-hyphens.ts'
import './bird-head.css'

const LONG = 17

interface BirdHeadProps {
  readonly bird: Bird
  /** On a tile that is narrower than the longest words. */
  readonly isNarrow?: boolean
}

/** Points and name: how every card begins. */
export function BirdHead({ bird, isNarrow = false }: BirdHeadProps): ReactElement {
  const broken = isNarrow ? withSoftHyphens(bird.name) : bird.name
  return (
    <span className="bird-head">
      <Points of={bird.points} />
      <span className="bird-name" data-long={bird.name.length > LONG || undefined}>
        {/* As text, a word with a soft hyphen is another than the one in the label. */}
        {broken === bird.name ? bird.name : <Print text={broken} />}
      </span>
    </span>
  )
}

export function Points({ of }: { readonly of: number }): ReactElement {
  return (
    <b className="bird-points num">
      <Print text={of} />
    </b>
  )
}
