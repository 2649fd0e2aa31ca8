import { expect, test } from 'vitest'
import { bestAgent, livelySeats, opensHereOnly, seatsFor } from './open-table.ts'

test('a table for one click seats three, or as many as the game allows', () => {
  const seats = [
    { min: 2, max: 5 },
    { min: 2, max: 2 },
    { min: 4, max: 6 },
  ]
  expect(seats.map((each) => livelySeats({ seats: each }))).toEqual([3, 2, 4])
})

test('the one who answers at random plays only where nobody else can', () => {
  const random = { name: 'random', about: '', slow: false }
  const greedy = { name: 'greedy', about: '', slow: false }
  expect(bestAgent({ agents: [random, greedy] })).toBe('greedy')
  expect(bestAgent({ agents: [random] })).toBe('random')
  expect(bestAgent({ agents: [] })).toBeUndefined()
})

test('the host sits first, the others around', () => {
  expect(seatsFor(3, { kind: 'open' })).toEqual([{ kind: 'you' }, { kind: 'open' }, { kind: 'open' }])
})

test('a link to this very machine is of no use to friends elsewhere', () => {
  for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080'])
    expect(opensHereOnly(`http://${host}/tables/x?invite=y`), `at ${host}`).toBe(true)
  for (const host of ['192.168.1.20:8080', 'play.example.org', 'localhost.example.org', '[fd00::2]:8080'])
    expect(opensHereOnly(`http://${host}/tables/x?invite=y`), `at ${host}`).toBe(false)
})
