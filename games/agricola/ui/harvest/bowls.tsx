import { type Asked, offersOf, usePointedOffer } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView } from '../../rules/view.ts'
import { aboutOf } from '../request/about-of.ts'
import { conversionOf } from '../request/conversion.ts'
import { Peg } from '../signs/peg.tsx'
import { Sign } from '../signs/sign.tsx'
import { seatedDiners } from './diners.ts'
import './bowls.css'

/** The family at the table with a bowl for each food it needs. Pointing at a way to get food shows the bowls it fills. */
export function Bowls({ prompt, draft, view, seat }: Asked<AgricolaView>): ReactElement | null {
  const pointed = usePointedOffer(offersOf(prompt, draft))
  const player = view.players[seat ?? 0]
  if (player === undefined || seat === null) return null
  const { need } = player.harvest
  const { food } = player.supply
  const coming = pointed === null ? 0 : (conversionOf(aboutOf(pointed.choice))?.food ?? 0)
  return (
    <div className="ag-bowls">
      <span className="ag-diners" aria-hidden="true">
        {seatedDiners(player.people, need).map(({ from, bowls }) => (
          <span key={from} className="ag-diner">
            <Peg seat={seat} size="small" />
            <span>
              {Array.from({ length: bowls }, (_, at) => (
                <Sign
                  key={at}
                  of="food"
                  className={
                    from + at < food ? undefined : from + at < food + coming ? 'ag-bowl-coming' : 'ag-bowl-empty'
                  }
                />
              ))}
            </span>
          </span>
        ))}
      </span>
      <span className="ag-bowls-sum num">
        <b data-short={food < need || undefined}>{food}</b>
        <small>of {need} food</small>
      </span>
    </div>
  )
}
