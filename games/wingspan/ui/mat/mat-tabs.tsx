import { type BoardProps, classNames, nameOfSeat, SeatMark, useJustChanged, usePlace } from '@turnwright/tabletop'
import type { Seat } from '@turnwright/kernel'
import type { PlayerView, WingspanView } from '../../rules/view.ts'
import { SlotDots } from './slot-dots.tsx'
import './mat-tabs.css'

/** Whose mat lies in front of you: a seat, or the solo opponent. */
export type Shown = Seat | 'automa'

interface MatTabsProps extends Pick<BoardProps<WingspanView>, 'view' | 'players' | 'seat'> {
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}

/** Everybody's mat, one click away. */
export function MatTabs({ view, players, seat: me, shown, onShow }: MatTabsProps) {
  return (
    <div className="mat-tabs" role="tablist" aria-label="Whose mat is shown">
      {view.players.map((player) => (
        <SeatTab
          key={player.seat}
          player={player}
          name={player.seat === me ? 'Your mat' : nameOfSeat(players, player.seat, me)}
          isShown={shown === player.seat}
          onShow={() => onShow(player.seat)}
        />
      ))}
      {view.automa !== null && (
        <button
          type="button"
          role="tab"
          className="mat-tab"
          aria-selected={shown === 'automa'}
          onClick={() => onShow('automa')}
        >
          <span className="mat-tab-name">The Automa</span>
          <b className="num">{view.automa.score}</b>
        </button>
      )}
    </div>
  )
}

interface SeatTabProps {
  readonly player: PlayerView
  readonly name: string
  readonly isShown: boolean
  readonly onShow: () => void
}

/** The tab of a seat. Where a power asks for a player, the tab is what is chosen. */
function SeatTab({ player, name, isShown, onShow }: SeatTabProps) {
  const { seat, rows, score } = player
  const changed = useJustChanged(matPrint(player))
  const { state, props } = usePlace({ seat }, `${name}, ${score.total} points`)
  const tab = { role: 'tab', 'aria-selected': isShown, onClick: onShow }
  return (
    <button
      type="button"
      className={classNames('mat-tab', state === 'choosable' && 'place')}
      data-seat={seat}
      data-state={state}
      {...(state === 'choosable' ? props : tab)}
    >
      <SeatMark seat={seat} />
      <span className="mat-tab-name">{name}</span>
      <b className="num">{score.total}</b>
      <SlotDots rows={rows} />
      {changed && !isShown && <span className="place-trace" data-seat={seat} aria-hidden="true" />}
    </button>
  )
}

/** Changes whenever something on the mat does. */
function matPrint({ rows }: PlayerView): string {
  return rows
    .flatMap(({ birds }) => birds.map(({ card, eggs, cached, tucked }) => [card, eggs, cached, tucked].join('.')))
    .join(' ')
}
