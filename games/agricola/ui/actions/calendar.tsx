import type { BoardProps } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { STAGES } from '../../cards/round-cards.ts'
import type { AgricolaView, RoundView } from '../../rules/view.ts'
import { nameOfSpace, printedSpace } from './printed-space.ts'
import { FaceDown } from './face-down.tsx'
import { HarvestMark } from './harvest-mark.tsx'
import { SpaceTile } from './space-tile.tsx'
import './calendar.css'

/** The fourteen rounds by stage: one more space each round, and a harvest after every stage. */
export function Calendar(props: BoardProps<AgricolaView>): ReactElement {
  const { view } = props
  return (
    <div className="ag-calendar">
      {STAGES.map((rounds, at) => (
        <section key={at} className="ag-stage" data-stage={at + 1} aria-label={`Stage ${at + 1}`}>
          <h3 className="ag-stage-name" title={stillToCome(view, rounds)}>
            Stage {at + 1} <small>{stillToCome(view, rounds)}</small>
          </h3>
          <div className="ag-stage-row">
            {rounds.map((round) => (
              <Round key={round} {...props} round={view.rounds[round - 1]} />
            ))}
            <HarvestMark view={view} after={rounds.at(-1) ?? 0} />
          </div>
        </section>
      ))}
    </div>
  )
}

function Round({ view, players, seat, round }: BoardProps<AgricolaView> & { readonly round: RoundView | undefined }) {
  if (round === undefined) return null
  const space = round.space === null ? undefined : view.spaces.find(({ id }) => id === round.space)
  if (space === undefined) return <FaceDown of={round} view={view} players={players} me={seat} />
  return <SpaceTile of={space} printed={printedSpace(view, space.id)} players={players} me={seat} />
}

/** The names of what lies face down in a stage, where it is not seen on its tiles. */
function stillToCome(view: AgricolaView, rounds: readonly number[]): string {
  const hidden = rounds.map((round) => view.rounds[round - 1]).find((round) => round?.space === null)
  return hidden === undefined ? '' : hidden.candidates.map((id) => nameOfSpace(view, id)).join(', ')
}
