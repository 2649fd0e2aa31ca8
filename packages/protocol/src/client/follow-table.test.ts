import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { BEAT_HEADER } from '../beat-header.ts'
import { followTable } from './follow-table.ts'
import { slowClock } from './testing/slow-clock.ts'

/** A server that says one thing on every line it is called on, and hangs up. */
async function secondCallAfter(said: string): Promise<number> {
  const again = Promise.withResolvers<number>()
  let first: number | null = null
  const client = createClient({
    fetch: async () => {
      if (first !== null) again.resolve(performance.now() - first)
      first ??= performance.now()
      return new Response(said)
    },
  })
  const following = followTable(client, { id: 't', onState: () => {} })
  const passed = await again.promise
  following.stop()
  return passed
}

test('the client comes back when it was told to, not before', async () => {
  const passed = await secondCallAfter('event: reconnect\ndata: {"afterMs":900}\n\n')
  expect(passed).toBeGreaterThanOrEqual(895)
  expect(passed).toBeLessThan(5_000)
})

test.for(['{"afterMs":86400000000}', '{"afterMs":-5}', '{"afterMs":"soon"}', '{}', 'null', 'soon'])(
  'the client comes back soon when it was told %s',
  async (data) => {
    expect(await secondCallAfter(`event: reconnect\ndata: ${data}\n\n`)).toBeLessThan(5_000)
  },
)

/** How often a stream on which nothing comes any more is opened within a time. */
async function openedWithin(milliseconds: number, headers: Record<string, string>): Promise<number> {
  const clock = slowClock()
  let opened = 0
  const client = createClient({
    fetch: async (_path, { signal }) => {
      opened++
      const body = new ReadableStream({ start: (told) => signal?.addEventListener('abort', () => told.error()) })
      return new Response(body, { headers })
    },
  })
  const following = followTable(client, { id: 't', onState: () => {}, waiting: clock.waiting })
  await clock.pass(milliseconds)
  following.stop()
  return opened
}

test('a line that misses two beats of those that the server promised is dead; of others it is not known so soon', async () => {
  const beating = { [BEAT_HEADER]: '5000' }
  expect(await openedWithin(12_000, beating)).toBe(1)
  expect(await openedWithin(13_500, beating)).toBe(2)
  expect(await openedWithin(39_000, {})).toBe(1)
  expect(await openedWithin(41_500, {})).toBe(2)
  expect(await openedWithin(39_000, { [BEAT_HEADER]: 'soon' })).toBe(1)
})

test('a state that comes slowly, bit by bit, is no dead line', async () => {
  const clock = slowClock()
  let opened = 0
  const heard: unknown[] = []
  const said = new TextEncoder().encode('event: sync\ndata: {"id":"t","play":null}\n\n')
  const client = createClient({
    fetch: async (_path, { signal }) => {
      opened++
      let at = 0
      const body = new ReadableStream<Uint8Array>({
        start: (told) => {
          signal?.addEventListener('abort', () => told.error())
          const tell = (): void => {
            told.enqueue(said.slice(at, ++at))
            if (at < said.length) clock.waiting.after(5_000, tell)
          }
          tell()
        },
      })
      return new Response(body, { headers: { [BEAT_HEADER]: '5000' } })
    },
  })
  const following = followTable(client, { id: 't', onState: (state) => heard.push(state), waiting: clock.waiting })
  await clock.pass(said.length * 5_000)
  following.stop()
  expect(opened).toBe(1)
  expect(heard).toEqual([{ id: 't', play: null }])
})
