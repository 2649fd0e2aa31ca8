import type { ReactElement } from 'react'
import type { Bird } from '../../cards/bird.ts'
import { Print } from '../signs/print.tsx'
import { Sign } from '../signs/sign.tsx'
import './nest-mark.css'

interface NestMarkProps {
  readonly bird: Bird
  /** The eggs in it now; without it only what the nest holds is told. */
  readonly eggs?: number
}

/** The nest and its eggs: "2 of 5", or how many it holds. */
export function NestMark({ bird, eggs }: NestMarkProps): ReactElement {
  return (
    <span className="nest num">
      <Sign of={bird.nest} className="nest-sign" />
      {eggs === undefined ? (
        <>
          <b>
            <Print text={bird.eggs} />
          </b>
          <Sign of="egg" />
        </>
      ) : (
        <b>
          <Print text={eggs} />
          <i>
            <Print text={`/${bird.eggs}`} />
          </i>
        </b>
      )}
    </span>
  )
}

/** One pip for each egg the nest holds, filled where there is one. */
export function EggPips({ eggs, most }: { readonly eggs: number; readonly most: number }): ReactElement {
  return (
    <span className="egg-pips">
      {Array.from({ length: most }, (_, place) => (
        <i key={place} data-laid={place < eggs || undefined}>
          <Sign of="egg" />
        </i>
      ))}
    </span>
  )
}
