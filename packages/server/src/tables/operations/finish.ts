import type { OverGame } from '../../records/records.ts'
import { isSealed } from '../../deals/stored-deal.ts'
import { Refusal } from '../../refusal.ts'
import type { StoredSeat } from '../../store/store.ts'
import type { Desk } from '../desk.ts'
import { isNobody, openSeat, type Person, personSeat } from '../seats.ts'

/** The whole game as data, seed and all, is handed out only once there is nothing left to hide. */
export function mustBeOver({ game, module, table, now }: Desk): OverGame {
  const { id, status } = table
  if (status === 'closed') throw new Refusal('closed', 'This table was closed before its game was over.')
  if (status === 'faulted') throw new Refusal('faulted')
  if (game === null) throw new Refusal('not-started')
  if (status !== 'finished') throw new Refusal('not-finished')
  if (isSealed(table, now))
    throw new Refusal('deal-open', 'Others still play this deal: it gives no record before it closes.')
  return { id, game: table.game, rules: module.definition.rules, players: table.seats.map(({ name }) => name ?? '') }
}

/**
 * The seats of another game: the next one begins, and those who played find their seat kept. Whoever asks for it sat
 * here to the end, or nobody did; those who left are led to a game that others asked for. Those who never came to this table are not carried on to the next.
 */
export function rematchSeats(desk: Desk, person: Person): readonly StoredSeat[] {
  const { seats, status, rematch } = desk.table
  const own = seats.find((seat) => seat.person === person.id)
  if (own === undefined) throw new Refusal('not-seated')
  if (own.left && rematch === null && seats.some(({ kind, left }) => kind === 'person' && !left))
    throw new Refusal('not-seated', 'You have left this table.', {
      next: 'Those who stayed can ask for another game. Or open a table of your own.',
    })
  if (status !== 'finished' && status !== 'closed') throw new Refusal('not-finished')
  const [first, ...others] = seats
  const rotated = first === undefined ? others : [...others, first]
  return rotated.map((seat) => {
    if (seat.kind === 'open' || isNobody(seat.person)) return openSeat
    if (seat.kind === 'bot') return seat
    return seat.person === person.id ? personSeat(person) : { ...openSeat, keptFor: seat.person, name: seat.name }
  })
}
