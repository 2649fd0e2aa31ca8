import { CloseUp } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { isFlocking, isPredator } from '../../cards/bird.ts'
import { BONUS_CARDS } from '../../cards/bonus-cards.ts'
import { passes } from '../../cards/bird-test.ts'
import type { Bird } from '../../cards/bird.ts'
import { FoodCost } from '../bird/food-cost.tsx'
import { HabitatMarks } from '../bird/habitat-marks.tsx'
import { Points } from '../bird/bird-head.tsx'
import { EggPips } from '../bird/nest-mark.tsx'
import { Portrait } from '../bird/portrait.tsx'
import { PowerBand } from '../bird/power-band.tsx'
import { SpanBar } from '../bird/span-bar.tsx'
import { Sign } from '../signs/sign.tsx'
import { PointsSum } from './points-sum.tsx'
import type { FoundBird } from './find-card.ts'
import './bird-zoom.css'

interface BirdZoomProps extends FoundBird {
  /** Why it cannot be chosen now. */
  readonly reason: string | null
}

/** A bird with everything there is to know about it. */
export function BirdZoom({ bird, mat, reason }: BirdZoomProps): ReactElement {
  return (
    <CloseUp className="bird-zoom">
      <span className="zoom-head">
        <Points of={bird.points} />
        <span>
          <b>{bird.name}</b>
          <em>{bird.latin}</em>
        </span>
      </span>
      <span className="zoom-line">
        <FoodCost bird={bird} />
        <HabitatMarks of={bird.lives} />
      </span>
      <span className="zoom-art">
        <Portrait bird={bird} />
        {isPredator(bird) && <Tag sign="hunts" word="predator" />}
        {isFlocking(bird) && <Tag sign="flocks" word="flocks" />}
      </span>
      <span className="zoom-ruler num">
        <SpanBar wingspan={bird.wingspan} />
        <b>{bird.wingspan} cm</b>
        <span className="zoom-ticks">
          <i>0</i>
          <i>100</i>
          <i>200 cm</i>
        </span>
      </span>
      <span className="zoom-line">
        <span className="zoom-nest">
          <Sign of={bird.nest} className="nest-sign" />
          {bird.nest === 'none' ? 'No nest' : `${capital(bird.nest)} nest`}
        </span>
        <span className="zoom-eggs num">
          <EggPips eggs={mat?.eggs ?? 0} most={bird.eggs} />
          <b>{mat === null ? bird.eggs : `${mat.eggs}/${bird.eggs}`}</b>
        </span>
      </span>
      {reason !== null && <span className="zoom-reason">{reason}.</span>}
      <PowerBand bird={bird} form="full" />
      <span className="zoom-foot">
        {mat === null ? <CountsFor bird={bird} /> : <PointsSum bird={bird} mat={mat} />}
      </span>
    </CloseUp>
  )
}

function Tag({ sign, word }: { readonly sign: 'hunts' | 'flocks'; readonly word: string }) {
  return (
    <span className="zoom-tag">
      <Sign of={sign} /> {word}
    </span>
  )
}

function CountsFor({ bird }: { readonly bird: Bird }) {
  const cards = BONUS_CARDS.filter(({ counts }) => counts.what === 'birds' && passes(bird, counts.that))
  if (cards.length === 0) return <span className="quiet">Counts for no bonus card</span>
  return <span className="quiet">Counts for {cards.map(({ name }) => name).join(', ')}</span>
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1)
}
