import type { DueReminder, DueWanted, ReminderStore, StoredMail, StoredPush, Turn } from '@turnwright/server/core'
import type { Connection } from './connection.ts'

/** What a server's store keeps of reminders, at the other end of its line to the database. */
export class ConnectedReminders implements ReminderStore {
  readonly #connection: Connection

  constructor(connection: Connection) {
    this.#connection = connection
  }

  pushKey(made: string): Promise<string> {
    return this.#connection.ask('pushKey', made)
  }

  pushOf(person: string): Promise<readonly StoredPush[]> {
    return this.#connection.ask('pushOf', person)
  }

  async keepPush(push: StoredPush, most: number): Promise<void> {
    await this.#connection.ask('keepPush', push, most)
  }

  async forgetPush(endpoint: string, person: string | null): Promise<void> {
    await this.#connection.ask('forgetPush', endpoint, person)
  }

  mailOf(person: string): Promise<readonly StoredMail[]> {
    return this.#connection.ask('mailOf', person)
  }

  mail(id: string): Promise<StoredMail | null> {
    return this.#connection.ask('mail', id)
  }

  async keepMail(mail: StoredMail, unconfirmedSince: number): Promise<void> {
    await this.#connection.ask('keepMail', mail, unconfirmedSince)
  }

  confirmMail(id: string, since: number): Promise<boolean> {
    return this.#connection.ask('confirmMail', id, since)
  }

  forgetMail(id: string): Promise<boolean> {
    return this.#connection.ask('forgetMail', id)
  }

  async setMailAfter(person: string, after: number): Promise<void> {
    await this.#connection.ask('setMailAfter', person, after)
  }

  due(wanted: DueWanted): Promise<readonly DueReminder[]> {
    return this.#connection.ask('due', wanted)
  }

  tell({ table, person, channel, turn }: Turn): Promise<boolean> {
    return this.#connection.ask('tell', { table, person, channel, turn })
  }

  async untell({ table, person, channel, turn }: Turn): Promise<void> {
    await this.#connection.ask('untell', { table, person, channel, turn })
  }
}
