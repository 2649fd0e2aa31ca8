import { Place } from '@turnwright/tabletop'
import { type FC, memo, type ReactElement } from 'react'
import type { Bird } from '../../cards/bird.ts'
import type { Food } from '../../cards/food.ts'
import { birdCalled } from '../../rules/identities.ts'
import { canPay } from '../../rules/playing/payment.ts'
import type { BirdCard } from '../../rules/view.ts'
import { Print } from '../signs/print.tsx'
import { Sign } from '../signs/sign.tsx'
import { BirdHead } from './bird-head.tsx'
import { birdWords } from './bird-words.ts'
import { FoodCost } from './food-cost.tsx'
import { HabitatMarks } from './habitat-marks.tsx'
import { NestMark } from './nest-mark.tsx'
import { Portrait } from './portrait.tsx'
import { PowerBand } from './power-band.tsx'
import { SpanBar } from './span-bar.tsx'
import './hand-bird.css'

interface HandBirdProps {
  readonly of: BirdCard
  /** The food of whoever would pay for it; without it nothing is marked as missing. */
  readonly food?: Readonly<Record<Food, number>>
  /** It counts for a bonus card of its holder. */
  readonly counts?: boolean
}

/** A bird as a whole card, 5 to 7, readable without a zoom. */
export const HandBird: FC<HandBirdProps> = memo(function HandBird({ of, food, counts = false }: HandBirdProps) {
  const bird = birdCalled(of.bird)
  if (bird === null) return null
  const label = counts ? `${birdWords(bird)}. Counts for your bonus card` : birdWords(bird)
  return (
    <Place of={{ card: of.card }} label={label} className="card hand-bird" from="deck">
      <BirdInside
        bird={bird}
        paidFrom={food === undefined || isPaidBy(bird, food) ? undefined : food}
        counts={counts}
      />
    </Place>
  )
})

interface BirdInsideProps {
  readonly bird: Bird
  readonly paidFrom?: Readonly<Record<Food, number>> | undefined
  readonly counts?: boolean
}

/** Everything that stands on a whole bird card. */
export function BirdInside({ bird, paidFrom, counts = false }: BirdInsideProps): ReactElement {
  return (
    <>
      <BirdHead bird={bird} />{' '}
      <span className="hand-bird-line">
        <FoodCost bird={bird} paidFrom={paidFrom} />
        <HabitatMarks of={bird.lives} />
      </span>
      <span className="hand-bird-art">
        <Portrait bird={bird} />
        <NestMark bird={bird} />
        {counts && <Sign of="bonus" className="hand-bird-counts" />}
      </span>
      <span className="hand-bird-span num">
        <SpanBar wingspan={bird.wingspan} />
        <Print text={`${bird.wingspan} cm`} />
      </span>
      <PowerBand bird={bird} form="sentence" />
    </>
  )
}

function isPaidBy({ price }: Bird, food: Readonly<Record<Food, number>>): boolean {
  const { invertebrate, seed, fish, fruit, rodent } = food
  return canPay(price, [invertebrate, seed, fish, fruit, rodent])
}
