import type { ReactElement } from 'react'
import type { Bird } from '../../cards/bird.ts'
import type { MatBirdView } from '../../rules/view.ts'
import { foodCachedBy } from '../bird/stash.tsx'
import { FoodSign } from '../signs/food-sign.tsx'
import { Sign } from '../signs/sign.tsx'
import './points-sum.css'

/** What a bird on a mat is worth: the printed points and everything that lies on it. */
export function PointsSum({ bird, mat }: { readonly bird: Bird; readonly mat: MatBirdView }): ReactElement {
  const { eggs, cached, tucked } = mat
  return (
    <span className="points-sum num">
      <span>{bird.points} printed</span>
      {eggs > 0 && (
        <span>
          + {eggs} <Sign of="egg" />
        </span>
      )}
      {tucked > 0 && (
        <span>
          + {tucked} <Sign of="tucked" />
        </span>
      )}
      {cached > 0 && (
        <span>
          + {cached} <FoodSign of={foodCachedBy(bird) ?? 'wild'} />
        </span>
      )}
      <b>= {bird.points + eggs + cached + tucked}</b>
    </span>
  )
}
