import { type BoardProps, RecapNote, RecapRow } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView } from '../../rules/view.ts'
import { Sign } from '../signs/sign.tsx'
import { lastHarvest } from './last-harvest.ts'
import './harvest-note.css'

interface HarvestNoteProps extends BoardProps<AgricolaView> {
  /** Beside the log, where there is room for it; on a phone it stands on the board. */
  readonly beside: 'log' | 'board'
}

/** What the harvest brought that has just passed, so that nobody overlooks what they had to beg for. */
export function HarvestNote({ projection, view, players, beside }: HarvestNoteProps): ReactElement | null {
  const harvest = lastHarvest(projection, view)
  if (harvest === null || harvest.players.length === 0) return null
  const title = `Harvest after round ${harvest.round}`
  return (
    <RecapNote title={title} sign={<Sign of="sheaf" />} urgent className={`ag-harvested ag-harvested-${beside}`}>
      {harvest.players.map(({ seat, deeds }) => (
        <RecapRow key={seat} seat={seat} name={players[seat]?.name ?? ''}>
          {deeds.map(({ words, isBegging }, at) => (
            // They never change their order.
            <span key={at} data-begging={isBegging || undefined}>
              {at === 0 ? '' : ', '}
              {words}
            </span>
          ))}
        </RecapRow>
      ))}
    </RecapNote>
  )
}
