import { type BoardProps, nameOfSeat, othersOf, RecapNote, RecapRow } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import { birdCalled } from '../../rules/identities.ts'
import type { TurnView, WingspanView } from '../../rules/view.ts'
import { Gains } from './turn-summary.tsx'
import { deedWords, gainWords } from './turn-words.ts'
import './recap.css'

/** "Since your last turn": what each of the others did, and what that brought to you. */
export function Recap({ view, players, seat }: BoardProps<WingspanView>): ReactElement | null {
  const turns = othersOf({ players, seat }).flatMap((player) => {
    const turn = view.players[player.seat]?.lastTurn
    return turn === undefined || turn.action === null ? [] : [{ seat: player.seat, turn }]
  })
  const mine = seat === null ? undefined : view.players[seat]?.since
  const gained = mine !== undefined && gainWords(mine) !== ''
  if (turns.length === 0 || seat === null) return null
  return (
    <RecapNote title="Since your last turn">
      {turns.map(({ seat: of, turn }) => (
        <RecapRow key={of} seat={of} name={nameOfSeat(players, of, seat)}>
          {deedWords(turn)}
          {gainWords(turn) === '' ? '' : ': '}
          <Brought of={turn} />
        </RecapRow>
      ))}
      {mine !== undefined && gained && (
        <RecapRow seat={seat} name="You" mine>
          got <Brought of={mine} />
        </RecapRow>
      )}
    </RecapNote>
  )
}

/** What came of it, and through which birds. */
function Brought({ of }: { readonly of: TurnView }) {
  const names = of.used.flatMap((id) => birdCalled(id)?.name ?? [])
  return (
    <>
      <span className="recap-gains num">
        <Gains of={of} />
      </span>
      {names.length > 0 && <small> with {names.join(', ')}</small>}
    </>
  )
}
