import type { GameModule } from '@turnwright/kernel'
import type { SeatRequest } from '@turnwright/protocol'
import { botName } from '@turnwright/table'
import { type Randomness, tokenFrom } from '../around/randomness.ts'
import { agentOf } from '../game-catalog.ts'
import { Refusal } from '../refusal.ts'
import type { StoredSeat } from '../store/store.ts'

/** Someone signed in. */
export interface Person {
  readonly id: string
  readonly name: string
}

const NOBODY = 'nobody '

/** In the place of somebody of whom nothing is kept any more. No cookie says that somebody is it. */
export function nobodyFrom(randomness: Randomness): string {
  return `${NOBODY}${tokenFrom(randomness)}`
}

export function isNobody(person: string | null): boolean {
  return person?.startsWith(NOBODY) === true
}

export const openSeat: StoredSeat = { kind: 'open', person: null, name: null, agent: null, left: false, keptFor: null }

/** Somebody who sits down after so much was said. */
export function personSeat({ id, name }: Person, heardFrom = 0): StoredSeat {
  return { ...openSeat, kind: 'person', person: id, name, ...(heardFrom > 0 ? { heardFrom } : {}) }
}

/** A bot, beside whoever sits at the table already. */
export function botSeat(
  module: GameModule,
  wanted: string | undefined,
  beside: readonly Pick<StoredSeat, 'name'>[] = [],
): StoredSeat {
  const agent = agentOf(module, wanted)
  const names = beside.map(({ name }) => name)
  return { ...openSeat, kind: 'bot', name: botName(agent, names), agent }
}

/** What a host asked for, as seats. */
export function seatsFor(module: GameModule, host: Person, wanted: readonly SeatRequest[]): readonly StoredSeat[] {
  const { min, max } = module.definition.seats
  if (wanted.length < min || wanted.length > max)
    throw new Refusal('bad-seats', `${module.definition.name} is for ${rangeOf(min, max)} players.`)
  if (wanted.filter(({ kind }) => kind === 'you').length > 1)
    throw new Refusal('bad-seats', 'You can sit in one seat only.')
  return wanted.reduce<readonly StoredSeat[]>((seats, each) => [...seats, seatFor(module, host, each, seats)], [])
}

function seatFor(
  module: GameModule,
  host: Person,
  wanted: SeatRequest,
  beside: readonly Pick<StoredSeat, 'name'>[],
): StoredSeat {
  switch (wanted.kind) {
    case 'you':
      return personSeat(host)
    case 'bot':
      return botSeat(module, wanted.agent, [host, ...beside])
    case 'open':
      return openSeat
  }
}

function rangeOf(min: number, max: number): string {
  return min === max ? String(min) : `${min} to ${max}`
}
