import { Place } from '@turnwright/tabletop'
import { type FC, memo } from 'react'
import { birdCalled } from '../../rules/identities.ts'
import type { BirdCard } from '../../rules/view.ts'
import { BirdHead } from './bird-head.tsx'
import { birdWords } from './bird-words.ts'
import { FoodCost } from './food-cost.tsx'
import { HabitatMarks } from './habitat-marks.tsx'
import { NestMark } from './nest-mark.tsx'
import { Portrait } from './portrait.tsx'
import { PowerBand } from './power-band.tsx'
import { SpanBar } from './span-bar.tsx'
import './tray-bird.css'

/** A bird in the tray: as on a mat, with what it costs in place of what lies on it. */
export const TrayBird: FC<{ readonly of: BirdCard }> = memo(function TrayBird({ of }: { readonly of: BirdCard }) {
  const bird = birdCalled(of.bird)
  if (bird === null) return null
  return (
    <Place of={{ card: of.card }} label={birdWords(bird)} className="mat-bird tray-bird" from="deck">
      <BirdHead bird={bird} isNarrow />
      <span className="tray-bird-art">
        <Portrait bird={bird} />
        <HabitatMarks of={bird.lives} />
      </span>
      <span className="mat-bird-state">
        <FoodCost bird={bird} />
        <NestMark bird={bird} />
      </span>
      <SpanBar wingspan={bird.wingspan} />
      <PowerBand bird={bird} form="glyph" />
    </Place>
  )
})
