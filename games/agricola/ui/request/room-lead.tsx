import type { Asked } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { ANIMALS } from '../../cards/goods.ts'
import { keepable } from '../../farm/index.ts'
import type { AgricolaView } from '../../rules/view.ts'
import { farmOfView } from '../farm/farm-of-view.ts'
import { shelterOfView } from '../herding/shelter-of-view.ts'
import { Amounts } from '../signs/amounts.tsx'
import './room-lead.css'

const MOST_HERDS = 4

/** Animals that do not all fit: what is there, and which herds the farm could hold. */
export function RoomLead({ prompt, view, seat }: Asked<AgricolaView>): ReactElement | null {
  const player = view.players[seat ?? 0]
  if (player === undefined) return null
  const herds = keepable(farmOfView(player), player.animals, shelterOfView(player))
  const most = herds.reduce(
    (sum, herd) =>
      Math.max(
        sum,
        ANIMALS.reduce((n, animal) => n + herd[animal], 0),
      ),
    0,
  )
  const all = ANIMALS.reduce((n, animal) => n + player.animals[animal], 0)
  return (
    <div className="ag-room">
      <p>
        <Amounts of={player.animals} />
        <span>{all - most === 1 ? '1 finds no place' : `${all - most} find no place`}</span>
      </p>
      <div>
        Room for
        <ul aria-label="Herds you can keep">
          {herds.slice(0, MOST_HERDS).map((herd, at) => (
            <li key={JSON.stringify(herd)}>
              {at > 0 && <span>or</span>}
              <Amounts of={herd} />
            </li>
          ))}
        </ul>
      </div>
      {prompt.anytime.some(({ type }) => type.includes('cook')) && <p className="ag-room-hint">Or cook some, below.</p>}
    </div>
  )
}
