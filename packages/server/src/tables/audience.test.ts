import { applyPatch, type Patch, type TableState } from '@turnwright/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { machineRandomness } from '../around/randomness.ts'
import { Audience, type Listener } from './audience.ts'

/** A client that holds on to what it was told, also over lines that break. */
class Reader implements Listener {
  state: unknown = null
  lastEventId: string | null = null
  heard: string[] = []

  send(event: string, id: string, data: string): void {
    this.heard.push(event)
    this.lastEventId = id
    this.state = event === 'sync' ? JSON.parse(data) : applyPatch(this.state, JSON.parse(data) as Patch)
  }

  tellTime(): void {}

  moved(): void {}

  sentAway(): void {}

  talked(): void {}
}

function tell(audience: Audience, said: string): void {
  const news = audience.prepare({ said } as unknown as TableState)
  if (news !== null) audience.publish(news)
}

const saying = fc.array(fc.nat({ max: 9_000 }), { minLength: 1, maxLength: 90 })

test('whoever was away, however much was said, knows the same in the end as whoever stayed', () => {
  fc.assert(
    fc.property(saying, saying, (before, missed) => {
      const audience = new Audience(machineRandomness)
      tell(audience, 'begin')
      const [away, present] = [new Reader(), new Reader()]
      for (const each of [away, present]) audience.welcome(each, null)
      for (const [n, length] of before.entries()) tell(audience, `${n} ${'x'.repeat(length)}`)
      audience.listeners.delete(away)
      for (const [n, length] of missed.entries()) tell(audience, `then ${n} ${'y'.repeat(length)}`)
      audience.welcome(away, away.lastEventId)
      expect(away.state).toEqual(present.state)
      expect(away.lastEventId).toBe(present.lastEventId)
    }),
  )
})

test('what was missed comes in patches where it is little, and as a whole where it is much', () => {
  const audience = new Audience(machineRandomness)
  tell(audience, 'begin')
  const reader = new Reader()
  audience.welcome(reader, null)
  const missing = (...said: readonly string[]): readonly string[] => {
    audience.listeners.delete(reader)
    for (const each of said) tell(audience, each)
    reader.heard = []
    audience.welcome(reader, reader.lastEventId)
    return reader.heard
  }
  expect(missing('a', 'b', 'c')).toEqual(['patch', 'patch', 'patch'])
  expect(missing('d'.repeat(9_000), 'e'.repeat(9_000))).toEqual(['sync'])
  expect(missing('f'.repeat(9_000))).toEqual(['patch'])
})
