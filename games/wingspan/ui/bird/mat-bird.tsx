import { Place } from '@turnwright/tabletop'
import { type FC, memo } from 'react'
import { birdCalled } from '../../rules/identities.ts'
import type { MatBirdView } from '../../rules/view.ts'
import { Print } from '../signs/print.tsx'
import { BirdHead } from './bird-head.tsx'
import { matBirdWords } from './bird-words.ts'
import { EggPips, NestMark } from './nest-mark.tsx'
import { Portrait } from './portrait.tsx'
import { PowerBand } from './power-band.tsx'
import { SpanBar } from './span-bar.tsx'
import { Stash } from './stash.tsx'
import './mat-bird.css'
import './mat-tile.css'

interface MatBirdProps {
  readonly of: MatBirdView
  /** Its turn among the powers that run now: 0 for the one in use, then 1, 2, … */
  readonly turn: number | null
}

/** A bird on a mat; on a phone a tile. */
export const MatBird: FC<MatBirdProps> = memo(function MatBird({ of, turn }: MatBirdProps) {
  const { card, eggs, cached, tucked, rests } = of
  const bird = birdCalled(of.bird)
  if (bird === null) return null
  return (
    <Place of={{ card }} label={matBirdWords(bird, of)} className="mat-bird">
      <BirdHead bird={bird} isNarrow />
      <Portrait bird={bird} />
      <span className="mat-bird-state">
        <NestMark bird={bird} eggs={eggs} />
        <EggPips eggs={eggs} most={bird.eggs} />
        <Stash bird={bird} cached={cached} tucked={tucked} />
      </span>
      <SpanBar wingspan={bird.wingspan} />
      <PowerBand bird={bird} form="glyph" />
      {rests && (
        <span className="mat-bird-rests" aria-hidden="true">
          <Print text="rests" />
        </span>
      )}
      {turn !== null && (
        <span className="mat-bird-turn num" data-now={turn === 0 || undefined} aria-hidden="true">
          <Print text={turn === 0 ? 'now' : turn} />
        </span>
      )}
    </Place>
  )
})
