import { requestIdOf } from '@turnwright/kernel/host'
import { persist, ProblemError } from '@turnwright/protocol'
import type { Ledger } from '../laws/ledger.ts'
import type { Truth } from '../laws/truth.ts'
import type { Lots } from '../time/lots.ts'
import { choose } from './choose.ts'
import type { Device } from './device.ts'

export interface StrangerSettings {
  readonly device: Device
  readonly lots: Lots
  readonly ledger: Ledger
  readonly isEnding: () => boolean
  readonly broken: (law: string, what: string) => void
}

/** Somebody who belongs to no table and tries what only those who sit there may do, knowing all that could be known. */
export class Stranger {
  readonly #settings: StrangerSettings

  constructor(settings: StrangerSettings) {
    this.#settings = settings
  }

  async roam(): Promise<void> {
    const { device, lots, ledger, isEnding, broken } = this.#settings
    await device.sleep(5_000)
    await persist(() => device.client.call('POST /api/identity', { body: { name: 'Mallory' } }), device.waiting).catch(
      () => undefined,
    )
    while (!isEnding()) {
      await device.sleep(lots.between([5_000, 60_000]))
      const playing = [...ledger.truths.values()].filter(({ table }) => table.status === 'playing')
      if (playing.length === 0) continue
      const truth = lots.pick(playing)
      const what = await this.#tries(truth, lots.int(4)).catch((error: unknown) => {
        if (error instanceof ProblemError && error.status < 500 && error.status !== 429) ledger.counts.refusals++
        return null
      })
      if (what !== null) broken('nobody does what is not theirs to do', `a stranger ${what} ${truth.table.id}`)
    }
  }

  /** What was done, if it was. */
  async #tries({ table, game }: Truth, way: number): Promise<string | null> {
    const { device, lots } = this.#settings
    const { client } = device
    const [params, key] = [{ id: table.id }, lots.key()]
    const selector = game?.waiting?.selectors[0]
    switch (way) {
      case 0:
        if (table.visibility === 'open') return null
        await client.call('GET /api/tables/:id', { params })
        return 'looked at'
      case 1:
        await client.call('POST /api/tables/:id/undo', { params, body: { key } })
        return 'took something back at'
      case 2:
        await client.call('POST /api/tables/:id/leave', { params, body: { key } })
        return 'gave up a seat of'
      default: {
        if (game === null || selector === undefined) return null
        const { actor, title } = selector
        const seat = game.players.findIndex(({ name }) => name === actor)
        const requestId = requestIdOf(game, seat, selector)
        const selection = choose(game, seat, { requestId, choices: [], min: 0 }, lots)
        const body = { actor, title, selection, requestId, branchId: game.branchId, key }
        await client.call('POST /api/tables/:id/answers', { params, body })
        return 'answered at'
      }
    }
  }
}
