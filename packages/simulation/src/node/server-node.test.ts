import { expect, test } from 'vitest'
import { Database } from '../database/database.ts'
import { Weather } from '../network/weather.ts'
import { Services } from '../notices/services.ts'
import { Lots } from '../time/lots.ts'
import { Schedule } from '../time/schedule.ts'
import { ServerNode } from './server-node.ts'

function node() {
  const [schedule, lots, weather] = [new Schedule(), new Lots('a server'), new Weather()]
  const database = new Database(schedule, lots, weather, 'up', () => {})
  const broken = (law: string, what: string): void => expect.fail(`${law}: ${what}`)
  const server = new ServerNode({
    name: 'server 0',
    schedule,
    lots,
    weather,
    database,
    services: new Services(schedule, lots, weather),
    callings: { ownerOf: () => '', sent: () => () => undefined },
    bug: null,
    tell: () => {},
    broken,
  })
  const pass = (milliseconds: number): Promise<void> => schedule.run(schedule.now + milliseconds, () => false)
  return { server, pass }
}

test('a server that is upgraded goes on by the newer rules', async () => {
  const { server, pass } = node()
  server.start()
  await pass(5_000)
  expect(server.rules).toBe(0)
  void server.upgrade(1)
  await pass(60_000)
  expect(server.rules).toBe(1)
})

test('a server that dies while it stops to be upgraded, and is started again, has the newer rules', async () => {
  const { server, pass } = node()
  server.start()
  await pass(5_000)
  void server.upgrade(1)
  expect(server.rules).toBe(0)
  server.crash()
  server.start()
  await pass(60_000)
  expect(server.rules).toBe(1)
})
