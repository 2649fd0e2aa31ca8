import { persist, ProblemError, type Proposal, submitAnswer, type TableState } from '@turnwright/protocol'
import type { Ledger } from '../laws/ledger.ts'
import type { Lots } from '../time/lots.ts'
import { choose } from './choose.ts'
import type { Device } from './device.ts'
import type { Manners } from './manners.ts'

const A_BREATH = 2_000

export interface PlayerSettings {
  readonly device: Device
  /** As of now. */
  readonly manners: () => Manners
  readonly lots: Lots
  readonly ledger: Ledger
  /** Whether everybody is to let things rest. */
  readonly isEnding: () => boolean
}

/** Somebody before a page: looks, thinks, answers, changes their mind, and tries again when the line was bad. */
export class Player {
  readonly #settings: PlayerSettings
  #isBusy = false
  #seen: object | null = null

  constructor(settings: PlayerSettings) {
    this.#settings = settings
  }

  /** Something new is to be seen. */
  look(table: string): void {
    if (this.#isBusy || this.#settings.isEnding()) return
    const act = this.#wish(table)
    if (act === null) return
    this.#isBusy = true
    void act()
      .catch(() => undefined)
      .then(() => this.#settings.device.sleep(A_BREATH))
      .then(() => {
        this.#isBusy = false
        // Perhaps at another table by now.
        const { state } = this.#settings.device
        if (state !== null) this.look(state.id)
      })
  }

  #wish(table: string): (() => Promise<void>) | null {
    const { device, lots } = this.#settings
    const manners = this.#settings.manners()
    const { state } = device
    if (state === null || state.id !== table || state.status !== 'playing') return null
    const { offer, play } = state
    const { seat } = state.you
    if (seat === null) return null
    if (offer !== null && offer.by !== seat && !offer.agreed.includes(seat) && this.#seen !== offer)
      return () => this.#reply(table, offer)
    if (play === null || state.seats[seat]?.left === true) return null
    if (state.seats[seat]?.standIn !== null) return () => this.#comeBack(table)
    const { proposal } = state
    if (proposal !== null && isToVote(proposal, seat) && this.#seen !== proposal)
      return () => this.#vote(table, proposal)
    const late = proposal === null ? lateSeat(state, seat) : undefined
    if (late !== undefined && lots.happens(manners.proposes)) return () => this.#propose(table, late)
    if (play.canUndo && lots.happens(manners.undoes)) return () => this.#undo(table)
    if (play.prompts.length === 0) return null
    return () => this.#answer(table, state)
  }

  async #answer(table: string, before: TableState): Promise<void> {
    const { device, lots, ledger, isEnding } = this.#settings
    const manners = this.#settings.manners()
    const asked = before.play?.prompts[0]?.requestId
    await device.sleep(lots.between(lots.happens(manners.ponders) ? manners.pondersFor : manners.thinks))
    if (isEnding()) return
    const { state } = device
    const prompt = state?.play?.prompts.find(({ requestId }) => requestId === asked)
    const seat = state?.you.seat ?? null
    if (prompt === undefined || state === null || state.play === null || seat === null) return
    if (lots.happens(manners.leaves)) return this.#leave(table)
    if (state.play.answers > 0 && state.mayOffer !== null && lots.happens(manners.offers))
      return this.#offer(table, state.play.answers - 1)
    const answer = {
      actor: state.play.players[seat]?.name ?? '',
      title: prompt.title,
      requestId: prompt.requestId,
      branchId: state.play.branchId,
      selection: choose(ledger.truths.get(table)?.game ?? null, seat, prompt, lots),
    }
    const key = lots.key()
    const once = (): Promise<void> =>
      this.#keyed(table, key, () => submitAnswer(device.client, table, answer, key, device.waiting))
    await Promise.all(lots.happens(manners.doubles) ? [once(), once()] : [once()])
  }

  #undo(table: string): Promise<void> {
    const { device, lots } = this.#settings
    const key = lots.key()
    return this.#keyed(table, key, () =>
      persist(
        () => device.client.call('POST /api/tables/:id/undo', { params: { id: table }, body: { key } }),
        device.waiting,
      ),
    )
  }

  async #offer(table: string, answers: number): Promise<void> {
    const { device, lots } = this.#settings
    const body = { key: lots.key(), answers }
    await persist(
      () => device.client.call('POST /api/tables/:id/undo-offers', { params: { id: table }, body }),
      device.waiting,
    )
  }

  async #reply(table: string, offer: object): Promise<void> {
    const { device, lots } = this.#settings
    this.#seen = offer
    await device.sleep(lots.between([1_000, 20_000]))
    const body = { key: lots.key(), accept: lots.happens(0.7) }
    await persist(
      () => device.client.call('POST /api/tables/:id/undo-offers/reply', { params: { id: table }, body }),
      device.waiting,
    )
  }

  async #propose(table: string, seat: number): Promise<void> {
    const { device, lots } = this.#settings
    await device.sleep(lots.between([1_000, 20_000]))
    const kind = lots.happens(0.1) ? ('end' as const) : ('stand-in' as const)
    const body = { key: lots.key(), seat, kind }
    await persist(
      () => device.client.call('POST /api/tables/:id/proposals', { params: { id: table }, body }),
      device.waiting,
    )
  }

  async #vote(table: string, proposal: object): Promise<void> {
    const { device, lots } = this.#settings
    this.#seen = proposal
    await device.sleep(lots.between([1_000, 20_000]))
    const body = { key: lots.key(), accept: lots.happens(0.7) }
    await persist(
      () => device.client.call('POST /api/tables/:id/proposals/reply', { params: { id: table }, body }),
      device.waiting,
    )
  }

  async #comeBack(table: string): Promise<void> {
    const { device, lots } = this.#settings
    await device.sleep(lots.between([1_000, 120_000]))
    const body = { key: lots.key() }
    await persist(
      () => device.client.call('POST /api/tables/:id/back', { params: { id: table }, body }),
      device.waiting,
    )
  }

  async #leave(table: string): Promise<void> {
    const { device, lots } = this.#settings
    const body = { key: lots.key() }
    await persist(
      () => device.client.call('POST /api/tables/:id/leave', { params: { id: table }, body }),
      device.waiting,
    )
  }

  /** What the server says of an answer is written down; what it does not say leaves everything open. */
  async #keyed(
    table: string,
    key: string,
    send: () => Promise<{ readonly seq: number; readonly branchId: number; readonly fingerprint: string }>,
  ): Promise<void> {
    const { ledger } = this.#settings
    try {
      ledger.acknowledged(table, key, await send())
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      if (error.status < 500 && error.status !== 429) ledger.refused(table, key, error.code)
    }
  }
}

function isToVote({ seat, voters, agreed, declined }: Proposal, me: number): boolean {
  return seat !== me && voters.includes(me) && !agreed.includes(me) && !declined.includes(me)
}

/** Somebody else who is waited for, and is out of time or away. */
function lateSeat({ seats, clock, play }: TableState, me: number): number | undefined {
  return play?.waitingFor.find(
    ({ seat }) =>
      seat !== me && seats[seat]?.standIn === null && (clock?.over.includes(seat) === true || seats[seat]?.away),
  )?.seat
}
