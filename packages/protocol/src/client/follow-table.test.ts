import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { followTable } from './follow-table.ts'

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
