import type { Asked } from '@turnwright/tabletop'
import { ANIMALS } from '../../cards/goods.ts'
import { keepable } from '../../farm/index.ts'
import type { AgricolaView } from '../../rules/view.ts'
import { farmOfView } from '../farm/farm-of-view.ts'
import { shelterOfView } from '../herding/shelter-of-view.ts'
import { Amounts } from '../signs/amounts.tsx'
import './room-lead.css'

/** Animals that do not all fit: what is there, and which herds the farm could hold. */
export function RoomLead({ view, seat }: Asked<AgricolaView>) {
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
      <ul aria-label="Herds you can keep">
        {herds.slice(0, 4).map((herd) => (
          <li key={JSON.stringify(herd)}>
            keep <Amounts of={herd} />
          </li>
        ))}
      </ul>
    </div>
  )
}
