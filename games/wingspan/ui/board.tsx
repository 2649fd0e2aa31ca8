import { BoardLayout, type BoardProps, BoardSection, nameOfSeat, useShownSeat } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { WingspanView } from '../rules/view.ts'
import { askedNow } from './mat/asked-now.ts'
import { AutomaMat } from './mat/automa-mat.tsx'
import { Mat } from './mat/mat.tsx'
import { MatFacts } from './mat/mat-facts.tsx'
import { MatTabs } from './mat/mat-tabs.tsx'
import { Mine } from './mine/mine.tsx'
import { Spread } from './mine/spread.tsx'
import { Others } from './others/others.tsx'
import { Feeder } from './table/feeder.tsx'
import { Goals } from './table/goals.tsx'
import { Tray } from './table/tray.tsx'
import { CardZoom } from './zoom/card-zoom.tsx'
import './colour.css'
import './board.css'

export function Board(props: BoardProps<WingspanView>): ReactElement {
  const { view, players, seat, prompts, projection } = props
  const now = askedNow(projection)
  const [shown, show] = useShownSeat<'automa'>(props)
  const owner = shown === 'automa' ? undefined : view.players[shown]
  const me = seat === null ? undefined : view.players[seat]
  return (
    <BoardLayout prompts={prompts} className="wingspan">
      <BoardSection id="mine" label="Yours" className="wingspan-mine">
        <Spread view={view} offered={me?.offered ?? []} />
        <div className="mat-bar">
          <MatTabs {...{ view, players, seat, shown }} onShow={show} />
          {owner !== undefined && <MatFacts of={owner} isMine={shown === seat} withTurns={view.round > 0} />}
        </div>
        {owner !== undefined && (
          <Mat {...{ view, now }} of={owner} isMine={shown === seat} name={nameOfSeat(players, owner.seat, seat)} />
        )}
        {shown === 'automa' && view.automa !== null && <AutomaMat of={view.automa} />}
        {me !== undefined && <Mine of={me} />}
      </BoardSection>
      <BoardSection id="table" label="The table" className="wingspan-table">
        <Feeder of={view.feeder} />
        <Tray view={view} />
        <Goals {...props} />
      </BoardSection>
      <BoardSection id="others" label="The others" className="wingspan-others">
        <Others {...props} />
      </BoardSection>
      <CardZoom view={view} />
    </BoardLayout>
  )
}
