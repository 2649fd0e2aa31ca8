import { expect, test } from 'vitest'
import { answer, clientOf, openTable, playOn, readIn } from '../../../examples/clients/first-table.ts'
import { TestServer } from './testing/test-server.ts'

test('a client as the page about the wire shows it takes a name, opens a table and plays it to its end', async () => {
  await using server = await TestServer.start()
  const client = clientOf(server.origin)
  const table = await openTable(client)
  expect(table).toMatchObject({ game: 'tic-tac-toe', status: 'playing', you: { seat: 0, host: true } })
  const ended = await playOn(client, table.id)
  expect(ended.play?.result).not.toBeNull()
  expect(await answer(client, ended)).toBeNull()
  const read = await readIn(client, table.id, 'en-XA')
  expect(read.play?.result?.reason).toMatch(/^⟦/)
})
