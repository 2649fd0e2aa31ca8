import { expect, test, vi } from 'vitest'
import { TestServer } from './testing/test-server.ts'

const linesOf = (server: TestServer) => server.reports.filter((line) => line.includes('"refused"'))

test('what is refused is told sparingly, with counts and an address and nothing else', async () => {
  await using server = await TestServer.start({ tellRefusalsEvery: 400 })
  const eve = await server.guest('Eve')
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' }
  for (let n = 0; n < 30; n++) await eve.speak('POST', '/api/identity', { headers, body: '{"name":"Eve"}' })
  for (let n = 0; n < 10; n++) await eve.speak('GET', '/api/tables?which=secret-word')
  for (let n = 0; n < 5; n++) await eve.speak('GET', '/api/nothing')
  await vi.waitFor(() => {
    const told = linesOf(server).map((line) => JSON.parse(line))
    expect(told.reduce((sum, line) => sum + (line['wrong-origin'] ?? 0), 0)).toBe(30)
    expect(told.reduce((sum, line) => sum + (line.malformed ?? 0), 0)).toBe(10)
    expect(told.every((line) => line.most === '127.0.0.1' && !('no-such-page' in line))).toBe(true)
  })
  expect(linesOf(server).length).toBeLessThan(5)
  expect(linesOf(server).join()).not.toMatch(/Eve|secret-word|evil/)
})

test('the operator finds what was refused by day and kind in the database', async () => {
  await using server = await TestServer.start()
  const eve = server.stranger()
  for (let n = 0; n < 3; n++) await eve.speak('GET', '/api/tables')
  await server.restart()
  await eve.speak('GET', '/api/tables')
  await server.stop()
  await using ledger = await server.ledger()
  const rows = await ledger.all<{ count: unknown }>('SELECT day, kind, count FROM refusals')
  expect(rows.map((row) => ({ ...row, count: Number(row.count) }))).toEqual([
    { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), kind: 'no-identity', count: 4 },
  ])
})
