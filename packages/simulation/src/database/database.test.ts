import type { TableChange } from '@turnwright/server/core'
import { storedTable } from '@turnwright/server/contract'
import { expect, test } from 'vitest'
import { Weather } from '../network/weather.ts'
import { Lots } from '../time/lots.ts'
import { Schedule } from '../time/schedule.ts'
import { Database, type Outcome } from './database.ts'

test('what was acknowledged outlives a crash, and what was not is there whole or not at all', async () => {
  const kept = new Set<number>()
  for (let seed = 0; seed < 40; seed++) {
    const schedule = new Schedule()
    const weather = new Weather()
    const database = new Database(schedule, new Lots(`crash ${seed}`), weather, 'up', () => {})
    const write = (operation: 'create' | 'save', value: unknown): { outcome: Outcome | null } => {
      const told: { outcome: Outcome | null } = { outcome: null }
      database.perform(operation, JSON.stringify([value, null, null]), (outcome) => (told.outcome = outcome))
      return told
    }
    const first = write('create', storedTable('t'))
    await schedule.run(1_000, () => false)
    expect(first.outcome).toEqual({ text: '"created"' })
    weather.add({ commit: [5_000, 5_000] })
    const change: TableChange = {
      changed: 'table',
      table: storedTable('t', { status: 'closed', version: 1 }),
      entries: [],
      ticket: null,
      checkpoint: null,
      fault: null,
    }
    const second = write('save', change)
    await schedule.run(2_000, () => false)
    expect(second.outcome).toBeNull()
    database.crash()
    expect(second.outcome).toEqual({ failed: 'away' })
    database.restart()
    const { version, status } = database.rows.tables.get('t')?.table ?? storedTable('gone')
    expect([version, status]).toEqual(version === 1 ? [1, 'closed'] : [0, 'gathering'])
    kept.add(version)
  }
  expect(kept).toEqual(new Set([0, 1]))
})

test('a notification of 8,000 bytes or more reaches nobody, as in PostgreSQL', () => {
  const database = new Database(new Schedule(), new Lots('notices'), new Weather(), 'up', () => {})
  const heard: string[] = []
  database.listen({ hear: (payload) => heard.push(payload), gap: () => undefined })
  const longest = '話'.repeat(2_666)
  database.notify(`${longest}a`)
  database.notify(`${longest}ab`)
  expect(heard).toEqual([`${longest}a`])
})
