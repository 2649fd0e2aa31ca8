import { setImmediate as soon } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FakeClock } from '../testing/fake-clock.ts'
import type { Notice } from './bus.ts'
import { type Channel, NoticeBus } from './notice-bus.ts'

/** PostgreSQL refuses a notification of so many bytes, and says nothing of it to anybody else. */
const REFUSED = 8_000

/** A channel as PostgreSQL is one, on which each message can be made to wait. */
class Wire implements Channel {
  readonly carried: string[] = []
  readonly #ears: ((payload: string) => void)[] = []
  wait: Promise<void> = Promise.resolve()

  async send(payload: string): Promise<void> {
    if (Buffer.byteLength(payload) >= REFUSED) throw new Error('payload string too long')
    this.carried.push(payload)
    await this.wait
    for (const hear of this.#ears) hear(payload)
  }

  async listen(hear: (payload: string) => void): Promise<void> {
    this.#ears.push(hear)
  }
}

async function between() {
  const clock = new FakeClock()
  const wire = new Wire()
  const heard: Notice[] = []
  const reports: string[] = []
  const report = (event: string, about: object): void => void reports.push(`${event} ${JSON.stringify(about)}`)
  const speaker = new NoticeBus(wire, 'one', clock, report)
  await new NoticeBus(wire, 'other', clock, report).listen({
    hear: (_, notice) => heard.push(notice),
    gap: () => undefined,
  })
  const settle = async (): Promise<void> => {
    for (let n = 0; n < 20; n++) {
      await soon()
      clock.passes(5)
    }
  }
  return { wire, speaker, heard, reports, settle }
}

function present(table: string, name: string, names: number): Notice {
  const watching = Array.from({ length: names }, (_, n) => `${name}${n}`)
  return { kind: 'present', table, seats: [0, 1], spectators: names, watching, looking: [] }
}

test.each(['a', 'é', '話', '💥'])('all notices arrive where names are made of %s', async (letter) => {
  const { speaker, heard, reports, settle } = await between()
  const said = Array.from({ length: 60 }, (_, n) => present(`table ${n}`, letter.repeat(28 / letter.length), 20))
  for (const notice of said) speaker.say(notice)
  await settle()
  expect(heard).toEqual(said)
  expect(reports).toEqual([])
})

test('of a thousand changes of a table while something is on its way one notice is made, of the last', async () => {
  const { wire, speaker, heard, settle } = await between()
  let arrive = (): void => undefined
  wire.wait = new Promise((resolve) => {
    arrive = resolve
  })
  speaker.say({ kind: 'changed', table: 't', version: 1 })
  await settle()
  for (let version = 2; version <= 1_001; version++) speaker.say({ kind: 'changed', table: 't', version })
  await settle()
  expect(wire.carried).toHaveLength(1)
  arrive()
  await settle()
  expect(wire.carried).toHaveLength(2)
  expect(heard).toEqual([1, 1_001].map((version) => ({ kind: 'changed', table: 't', version })))
})

test('a notice that is too long by itself is reported, and those that are said with it arrive', async () => {
  const { speaker, heard, reports, settle } = await between()
  const before: Notice = { kind: 'changed', table: 'before', version: 1 }
  const after: Notice = { kind: 'changed', table: 'after', version: 1 }
  for (const notice of [before, present('long', '話'.repeat(100), 30), after]) speaker.say(notice)
  await settle()
  expect(heard).toEqual([before, after])
  expect(reports).toEqual([expect.stringMatching(/^notice too long \{"kind":"present","bytes":\d{4}\}$/)])
})
