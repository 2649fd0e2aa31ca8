import { expect, test } from 'vitest'
import { Lots } from '../time/lots.ts'
import { Process } from '../time/process.ts'
import { Schedule } from '../time/schedule.ts'
import type { Post } from './post.ts'
import type { TableLine } from './table-line.ts'
import { Weather } from './weather.ts'
import { Wire } from './wire.ts'

/** A server that takes every request for a stream, and then the weather changes. */
function world(loss: number) {
  const [schedule, lots, weather] = [new Schedule(), new Lots('a wire'), new Weather()]
  const lines: TableLine[] = []
  const post: Post = {
    process: new Process(schedule),
    isCut: false,
    accept(_, sender) {
      weather.add({ loss })
      const line = sender.connect()
      if (line !== null) lines.push(line)
    },
    hold: () => {},
  }
  const wire = new Wire({ schedule, lots, weather, posts: [post], address: 'there' })
  const patience = new AbortController()
  const asked = wire.fetch('/api/tables/t/stream', { signal: patience.signal }).catch((error: unknown) => error)
  return {
    asked,
    lines,
    giveUp: () => patience.abort(),
    pass: (ms: number) => schedule.run(schedule.now + ms, () => false),
  }
}

test('a stream whose first word arrives stays open', async () => {
  const { asked, lines, pass } = world(0)
  await pass(60_000)
  expect(await asked).toMatchObject({ ok: true })
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([true])
})

test('a stream whose first word is lost ends when its client gives up: nobody listens there', async () => {
  const { asked, lines, giveUp, pass } = world(1)
  await pass(60_000)
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([true])
  giveUp()
  await pass(60_000)
  expect(await asked).toMatchObject({ name: 'AbortError' })
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([false])
})
