import type { GameModule } from '@turnwright/kernel'
import type { SeatRequest } from '@turnwright/protocol'
import { agentOf } from '../game-catalog.ts'
import { Refusal } from '../refusal.ts'
import type { StoredSeat } from '../store/store.ts'

/** Someone signed in. */
export interface Person {
  readonly id: string
  readonly name: string
}

export const openSeat: StoredSeat = { kind: 'open', person: null, name: null, agent: null, left: false, keptFor: null }

export function personSeat({ id, name }: Person): StoredSeat {
  return { ...openSeat, kind: 'person', person: id, name }
}

export function botSeat(module: GameModule, wanted: string | undefined): StoredSeat {
  const agent = agentOf(module, wanted)
  return { ...openSeat, kind: 'bot', name: `${agent.charAt(0).toUpperCase()}${agent.slice(1)} bot`, agent }
}

/** What a host asked for, as seats. */
export function seatsFor(module: GameModule, host: Person, wanted: readonly SeatRequest[]): readonly StoredSeat[] {
  const { min, max } = module.definition.seats
  if (wanted.length < min || wanted.length > max)
    throw new Refusal('bad-seats', `${module.definition.name} is for ${rangeOf(min, max)} players.`)
  if (wanted.filter(({ kind }) => kind === 'you').length > 1)
    throw new Refusal('bad-seats', 'You can sit in one seat only.')
  return wanted.map((seat) => {
    switch (seat.kind) {
      case 'you':
        return personSeat(host)
      case 'bot':
        return botSeat(module, seat.agent)
      case 'open':
        return openSeat
    }
  })
}

/** The kernel tells players apart by name: a second Ana becomes Ana 2. */
export function withDistinctNames(seats: readonly StoredSeat[]): readonly StoredSeat[] {
  const taken = new Set<string>()
  return seats.map((seat) => {
    if (seat.name === null) return seat
    let name = seat.name
    for (let n = 2; taken.has(name); n++) name = `${seat.name} ${n}`
    taken.add(name)
    return { ...seat, name }
  })
}

function rangeOf(min: number, max: number): string {
  return min === max ? String(min) : `${min} to ${max}`
}
