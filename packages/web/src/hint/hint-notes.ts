import type { TableState } from '@turnwright/protocol/client'

type Told = Pick<TableState, 'hints' | 'you' | 'status' | 'deal' | 'seats'>

/** Why whoever plays here is given no hints; null where they are, and where nobody plays. */
export function whyNoHints({ hints, you, status, deal, seats }: Told): string | null {
  if (status !== 'playing' || you.seat === null || hints.mayAsk) return null
  if (deal !== null) return 'No hints: others play this deal too'
  if (hints.rule === 'nobody') return 'No hints at this table'
  const isWithPeople = seats.some(({ kind, seat }) => kind === 'person' && seat !== you.seat)
  return isWithPeople ? 'No hints: other people play here' : 'No hints in this game'
}

/** Who was given how many, once the game is over; null where nobody was given any. */
export function givenWords({ hints, seats }: Pick<TableState, 'hints' | 'seats'>, me: number | null): string | null {
  const told = hints.given.flatMap((count, seat) => {
    if (count === null || count === 0) return []
    const who = seat === me ? 'you' : (seats[seat]?.name ?? 'somebody')
    return [`${who} ${count}`]
  })
  return told.length === 0 ? null : `with hints: ${told.join(', ')}`
}
