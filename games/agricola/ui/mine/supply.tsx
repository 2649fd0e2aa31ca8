import { type FC, memo } from 'react'
import { CROPS, type Crop, type Resource } from '../../cards/goods.ts'
import type { PlayerView } from '../../rules/view.ts'
import { carries } from '../drag/carry.ts'
import { Sign } from '../signs/sign.tsx'
import './supply.css'

const ORDER: readonly Resource[] = ['wood', 'clay', 'reed', 'stone', 'grain', 'vegetable', 'food']
const GROUPED_BEFORE = ['grain', 'food']

/** What lies in a player's supply, and what is left of fences, stables and people. */
export const Supply: FC<{ readonly of: PlayerView; readonly isMine: boolean }> = memo(function Supply({
  of,
  isMine,
}: {
  readonly of: PlayerView
  readonly isMine: boolean
}) {
  const left = [
    { sign: 'fence', n: of.farm.fencesLeft, words: 'fences left' },
    { sign: 'barn', n: of.farm.stablesLeft, words: 'stables left' },
    { sign: 'family', n: 5 - of.people.total, words: 'people to come' },
  ] as const
  return (
    <div className="ag-under">
      <ul className="ag-supply num" aria-label="Supply">
        {ORDER.map((good) => (
          <li
            key={good}
            {...(isMine && isCrop(good) && of.supply[good] > 0 ? carries(good) : {})}
            data-none={of.supply[good] === 0 || undefined}
            data-apart={GROUPED_BEFORE.includes(good) || undefined}
          >
            <Sign of={good} />
            <b>{of.supply[good]}</b>
            <span>{good === 'vegetable' ? 'veg.' : good}</span>
          </li>
        ))}
      </ul>
      <ul className="ag-left num" aria-label="Left to build">
        {left.map(({ sign, n, words }) => (
          <li key={sign}>
            <Sign of={sign} />
            <b>{n}</b>
            <span className="only-read">{words}</span>
          </li>
        ))}
        {of.begging > 0 && (
          <li className="ag-begging">
            <Sign of="begging" />
            <b>{of.begging}</b>
            <span className="only-read">begging</span>
          </li>
        )}
      </ul>
    </div>
  )
})

function isCrop(good: Resource): good is Crop {
  return CROPS.some((crop) => crop === good)
}
