import { type BoardProps, nameOfSeat, SeatMark } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { GoalView, WingspanView } from '../../rules/view.ts'
import { Sign } from '../signs/sign.tsx'
import { goalCalled, goalSigns } from './goal-words.ts'
import './goals.css'

/** The four goals with how everybody stands, and the points that gives or would give now. */
export function Goals({ view, players, seat }: BoardProps<WingspanView>): ReactElement {
  const nameOf = (at: number) => (at < players.length ? nameOfSeat(players, at, seat) : 'The Automa')
  return (
    <section className="goals" aria-label="Round goals">
      <h2 className="table-title">
        Round goals <small>{view.goalBoard === 'green' ? 'count, then points' : 'a point each, up to 5'}</small>
      </h2>
      <ol className="goals-list">
        {view.goals.map((goal) => (
          <GoalTile key={goal.round} goal={goal} isNow={goal.round === view.round && !goal.isScored} nameOf={nameOf} />
        ))}
      </ol>
    </section>
  )
}

interface GoalTileProps {
  readonly goal: GoalView
  readonly isNow: boolean
  readonly nameOf: (at: number) => string
}

function GoalTile({ goal, isNow, nameOf }: GoalTileProps) {
  const { text, counts } = goalCalled(goal.goal)
  const ranked = goal.standings.map((standing, at) => ({ ...standing, at })).toSorted((a, b) => b.count - a.count)
  const isMany = ranked.length > 3
  const tense = goal.isScored ? 'scored' : isNow ? 'now' : 'later'
  return (
    <li className="goal" data-is={tense} title={text} aria-label={`Round ${goal.round}, ${tense}: ${text}`}>
      <span className="goal-head">
        <b className="num">{goal.round}</b>
        {isNow && <em>now</em>}
        <span className="goal-signs">
          {goalSigns(counts).map((sign) => (
            <Sign key={sign} of={sign} />
          ))}
        </span>
      </span>
      <span className="goal-text">{text}</span>
      <ul className="goal-standings num" data-many={isMany || undefined}>
        {ranked.map(({ at, count, points }) => (
          <li key={at} aria-label={`${nameOf(at)}: ${count}, ${points} points`}>
            {at < goal.standings.length && <SeatMark seat={at} />}
            <span>{count}</span>
            <b>{goal.isScored && !isMany ? `+${points}` : points}</b>
          </li>
        ))}
      </ul>
    </li>
  )
}
