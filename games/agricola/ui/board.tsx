import type { Seat } from '@turnwright/kernel'
import { BoardLayout, type BoardProps, BoardSection, showSection, useShownSeat } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { AgricolaView } from '../rules/view.ts'
import { Calendar } from './actions/calendar.tsx'
import { Village } from './actions/village.tsx'
import { MajorsRow } from './cards/majors-row.tsx'
import { ThingZoom } from './cards/thing-zoom.tsx'
import { ScoreTable } from './end/score-table.tsx'
import { CellMenu } from './farm/cell-menu.tsx'
import { Homestead } from './farm/homestead.tsx'
import { HarvestNote } from './harvest/harvest-note.tsx'
import { HarvestRibbon } from './harvest/ribbon.tsx'
import { isHarvest } from './harvest/steps.ts'
import { Hand } from './mine/hand.tsx'
import { SeriesNote } from './others/series-note.tsx'
import { Neighbours } from './others/neighbours.tsx'
import { Sprite } from './signs/sprite.tsx'
import { useRightSection } from './use-right-section.ts'
import './colour.css'
import './board.css'

export function Board(props: BoardProps<AgricolaView>): ReactElement {
  const { view, seat, prompts, projection } = props
  const [shown, show] = useShownSeat(props)
  const section = useRightSection(props)
  const lookAt = (other: Seat) => {
    show(other)
    showSection('mine')
  }
  const owner = view.players[shown]
  const me = seat === null ? undefined : view.players[seat]
  const isOver = projection.result !== null
  const hasHand = me !== undefined && view.cards === 'base'
  return (
    <BoardLayout
      prompts={prompts}
      className="agricola"
      data-over={isOver || undefined}
      data-hand={hasHand || undefined}
      data-alone={(view.players.length === 1 && view.series === null) || undefined}
      data-draft={view.phase === 'draft' || undefined}
      data-farm-asked={section === 'mine' || undefined}
    >
      <Sprite />
      <BoardSection id="mine" label="Yours" className="ag-mine">
        {owner !== undefined && (
          <Homestead {...props} of={owner} onBack={shown === seat || seat === null ? undefined : () => show(seat)} />
        )}
        {hasHand && !isOver && <Hand of={me} />}
      </BoardSection>
      <BoardSection id="table" label="The action board" className="ag-table">
        {isOver ? (
          <ScoreTable {...props} />
        ) : (
          <>
            <HarvestNote {...props} beside="board" />
            <Village {...props} />
            <Calendar {...props} />
            {isHarvest(view.phase) ? <HarvestRibbon {...props} step={view.phase} /> : <MajorsRow {...props} />}
          </>
        )}
      </BoardSection>
      <BoardSection id="others" label="The others" className="ag-others">
        {view.series !== null && <SeriesNote of={view.series} />}
        <Neighbours {...props} shown={shown} onShow={lookAt} />
      </BoardSection>
      <ThingZoom {...props} />
      {me !== undefined && <CellMenu of={me} />}
    </BoardLayout>
  )
}
