import type { TableState } from '@turnwright/protocol/client'
import { expect, test } from 'vitest'
import { firstSeats, seatsWanted, withSeat } from './fork-seats.ts'

const agent = (name: string) => ({ name, about: '', slow: false })
const game = { agents: [agent('random'), agent('fair'), agent('strong')] }
const seat = (at: number, bot: string | null = null) => ({
  seat: at,
  kind: bot === null ? ('person' as const) : ('bot' as const),
  name: `P${at}`,
  agent: bot,
  connected: true,
  left: false,
})
const table = { seats: [seat(0), seat(1), seat(2, 'fair')], you: { seat: 1, host: false } } as unknown as TableState

test('you sit in your own seat, bots stay what they were, and people are played by the strong one', () => {
  expect(firstSeats(table, game, null)).toEqual(['bot strong', 'you', 'bot fair'])
})

test('whoever looked through another seat sits there; one that does not exist is nobody’s', () => {
  expect(firstSeats(table, game, 2)).toEqual(['bot strong', 'bot strong', 'you'])
  expect(firstSeats(table, game, 9)).toEqual(['bot strong', 'you', 'bot fair'])
})

test('nobody sits in two seats: whoever moves leaves a bot behind', () => {
  expect(withSeat(['you', 'open', 'bot fair'], 1, 'you', game)).toEqual(['bot strong', 'you', 'bot fair'])
  expect(withSeat(['you', 'open', 'bot fair'], 2, 'open', game)).toEqual(['you', 'open', 'open'])
})

test('what is chosen is what the server is asked for', () => {
  expect(seatsWanted(['you', 'open', 'bot fair'])).toEqual([
    { kind: 'you' },
    { kind: 'open' },
    { kind: 'bot', agent: 'fair' },
  ])
})
