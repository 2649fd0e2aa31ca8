import type { ReminderStore } from '@turnwright/server/core'
import { describeReminders, describeStore, type StoreOnTrial } from '@turnwright/server/contract'
import { Weather } from '../network/weather.ts'
import { Lots } from '../time/lots.ts'
import { Process } from '../time/process.ts'
import { Schedule } from '../time/schedule.ts'
import { ConnectedReminders } from './connected-reminders.ts'
import { ConnectedStore } from './connected-store.ts'
import { Connection } from './connection.ts'
import { Database } from './database.ts'
import { Link } from './link.ts'

/** The contract knows nothing of virtual time: it passes as fast as anything happens in it. */
async function open(): Promise<StoreOnTrial & { readonly reminders: () => ReminderStore }> {
  const schedule = new Schedule()
  const lots = new Lots('contract')
  const weather = new Weather()
  const database = new Database(schedule, lots, weather, 'up', () => {})
  const connect = (): Connection => {
    const process = new Process(schedule)
    const link = new Link(schedule, lots, weather)
    return new Connection(database, { schedule, lots, weather, process, link })
  }
  let connection = connect()
  let isOver = false
  const tick = (): void => void schedule.in(1, tick)
  tick()
  const time = schedule.run(Number.MAX_SAFE_INTEGER, () => isOver)
  return {
    store: new ConnectedStore(connection),
    reminders: () => new ConnectedReminders(connection),
    async reopen() {
      database.crash()
      database.restart()
      connection = connect()
      return new ConnectedStore(connection)
    },
    async [Symbol.asyncDispose]() {
      isOver = true
      await time
    },
  }
}

describeStore('the simulated database', open)
describeReminders('the simulated database', open)
