import { newKey } from '@turnwright/protocol'
import { Guest } from '../load/guest.ts'
import type { PlayedTable } from '../load/played-table.ts'
import type { ProgressEar } from '../load/progress-ear.ts'
import type { Script } from './script.ts'

const THIS_RUN = newKey()
let keysGiven = 0

interface Seated {
  readonly guest: Guest
  ear: ProgressEar
}

/** A table at which a script is played, with a stream open for each seat; when it is over, the same people open another. */
export class ScriptedTable implements PlayedTable {
  readonly #script: Script
  #id: string
  readonly #seats: readonly Seated[]
  #at = 0

  private constructor(script: Script, id: string, seats: readonly Seated[]) {
    this.#script = script
    this.#id = id
    this.#seats = seats
  }

  static async open(port: number, script: Script): Promise<ScriptedTable> {
    return ScriptedTable.openAs(await arrive(port, script), script)
  }

  /** Opened by people who are there already, and who may sit at other tables too. */
  static async openAs(guests: readonly Guest[], script: Script): Promise<ScriptedTable> {
    const id = await openTable(script, guests)
    const seats = guests.map((guest) => ({ guest, ear: guest.hears(id) }))
    await Promise.all(seats.map(({ ear }) => ear.opened))
    return new ScriptedTable(script, id, seats)
  }

  /** How many bytes each seat was told so far. */
  get bytes(): readonly number[] {
    return this.#seats.map(({ ear }) => ear.bytes)
  }

  /** The seat that answers next. */
  get next(): number {
    return this.#script.lines[this.#at]?.seat ?? -1
  }

  async answer(): Promise<number> {
    if (this.#at === this.#script.lines.length) await this.#beginAgain()
    const line = this.#script.lines[this.#at++]
    const asked = this.#seats[line?.seat ?? 0]
    if (line === undefined || asked === undefined) throw new Error('the script is empty')
    const heard = this.#seats.map(({ ear }) => ear.reaches(line.seq))
    const sent = performance.now()
    const { seq } = await asked.guest.answers(this.#id, { ...line.answer, key: `${THIS_RUN}-${++keysGiven}` })
    const latency = performance.now() - sent
    if (seq !== line.seq) throw new Error(`${this.#script.game}: the log is ${seq} long, and not ${line.seq}`)
    await Promise.all(heard)
    return latency
  }

  /** Ends the lines of those who play here, but for the streams. */
  rest(): void {
    for (const { guest } of this.#seats) guest.hangUp(this.#id)
  }

  hangUp(): void {
    for (const { guest, ear } of this.#seats) {
      ear.hangUp()
      guest.hangUp(this.#id)
    }
  }

  async #beginAgain(): Promise<void> {
    this.hangUp()
    this.#id = await openTable(
      this.#script,
      this.#seats.map(({ guest }) => guest),
    )
    for (const seat of this.#seats) seat.ear = seat.guest.hears(this.#id)
    await Promise.all(this.#seats.map(({ ear }) => ear.opened))
    this.#at = 0
  }
}

/** Those who play a script. */
export function arrive(port: number, { players }: Script): Promise<readonly Guest[]> {
  return Promise.all(players.map((name) => Guest.arrive(port, name)))
}

/** A table whose game has begun. */
export async function openTable({ game, options }: Script, guests: readonly Guest[]): Promise<string> {
  const [host, ...others] = guests as [Guest, ...Guest[]]
  const seats = [{ kind: 'you' as const }, ...others.map(() => ({ kind: 'open' as const }))]
  const table = await host.opens({ game, options, seats })
  for (const other of others) await other.joins(table)
  return table.id
}
