import {
  AdviceTag,
  type BoardProps,
  classNames,
  nameOfSeat,
  SeatMark,
  useJustChanged,
  usePlace,
} from '@turnwright/tabletop'
import type { Seat } from '@turnwright/kernel'
import type { ReactElement } from 'react'
import type { PlayerView, WingspanView } from '../../rules/view.ts'
import { TurnSummary } from '../recap/turn-summary.tsx'
import './mat-tabs.css'

/** Whose mat lies in front of you: a seat, or the solo opponent. */
export type Shown = Seat | 'automa'

interface MatTabsProps extends Pick<BoardProps<WingspanView>, 'view' | 'players' | 'seat'> {
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

/** Everybody's mat, one click away. */
export function MatTabs({ view, players, seat: me, shown, onShow }: MatTabsProps): ReactElement {
  return (
    <nav className="mat-tabs" data-many={view.players.length > 3 || undefined} aria-label="Whose mat is shown">
      {view.players.map((player) => (
        <SeatTab
          key={player.seat}
          player={player}
          name={player.seat === me ? 'Your mat' : nameOfSeat(players, player.seat, me)}
          isMine={player.seat === me}
          isShown={shown === player.seat}
          onShow={() => onShow(player.seat)}
        />
      ))}
      {view.automa !== null && (
        <button type="button" className="mat-tab" aria-pressed={shown === 'automa'} onClick={() => onShow('automa')}>
          <SeatMark seat={view.players.length} />
          <span className="mat-tab-name">The Automa</span>
          <b className="num">{view.automa.score}</b>
        </button>
      )}
    </nav>
  )
}

interface SeatTabProps {
  readonly player: PlayerView
  readonly name: string
  readonly isMine: boolean
  readonly isShown: boolean
  readonly onShow: () => void
}

/** The tab of a seat. Where a power asks for a player, the tab is what is chosen. */
function SeatTab({ player, name, isMine, isShown, onShow }: SeatTabProps) {
  const { seat, score, lastTurn } = player
  const changed = useJustChanged(matPrint(player))
  const { state, advice, props } = usePlace({ seat }, `${name}, ${score.total} points`)
  const tab = { 'aria-pressed': isShown, onClick: onShow }
  return (
    <button
      type="button"
      className={classNames('mat-tab', state === 'choosable' && 'place')}
      data-seat={seat}
      data-mine={isMine || undefined}
      data-state={state}
      {...(state === 'choosable' ? props : tab)}
      // What stands on it names it.
      aria-label={undefined}
    >
      <SeatMark seat={seat} />
      <span className="mat-tab-name">{name}</span> <b className="num">{score.total}</b>
      {!isMine && <TurnSummary of={lastTurn} />}
      {changed && !isShown && <span className="place-trace" data-seat={seat} aria-hidden="true" />}
      {advice !== null && <AdviceTag advice={advice} />}
    </button>
  )
}

/** Changes whenever something on the mat does. */
function matPrint({ rows }: PlayerView): string {
  return rows
    .flatMap(({ birds }) => birds.map(({ card, eggs, cached, tucked }) => [card, eggs, cached, tucked].join('.')))
    .join(' ')
}
