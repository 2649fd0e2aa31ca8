import type { Seat } from '@turnwright/kernel'
import type { AnySelection, Prompt } from '@turnwright/kernel/host'
import {
  type Acknowledgement,
  type Client,
  type FollowStatus,
  type Following,
  followTable,
  type GivenHint,
  newKey,
  type ProblemError,
  type ProposalKind,
  type SeatChange,
  submitAnswer,
  type TableState,
} from '@turnwright/protocol/client'
import { keptParts } from '@turnwright/tabletop'
import { botPace } from '../bot-pace/bot-pace.ts'
import { PacedStates } from '../bot-pace/paced-states.ts'
import { HouseClock } from '../pace/house-clock.ts'
import { TalkStore } from '../talk/talk-store.ts'
import { insist } from './insist.ts'
import { type Notice, noticeOf } from './notice.ts'

/** What the page knows of a table. */
export interface TableNow {
  readonly state: TableState | null
  readonly status: FollowStatus
  /** Why the server will not show this table. */
  readonly refusal: ProblemError | null
  /** A submission is on its way; there is never more than one. */
  readonly busy: boolean
  readonly notice: Notice | null
  /** How much of what bots did is still to be seen, at the pace that was chosen. */
  readonly toSee: number
}

/** Of a table of which nobody has told yet. */
export const UNKNOWN: TableNow = {
  state: null,
  status: 'connecting',
  refusal: null,
  busy: false,
  notice: null,
  toSee: 0,
}

/** What somebody comes to a table with. */
export interface Coming {
  readonly invite?: string | null
  /** The language they asked for; null leaves it to the browser. */
  readonly locale?: string | null
  /** What they know of the table already. */
  readonly state?: TableState | null
}

/** How long the stream may lag behind an acknowledgement before the whole state is asked for again. */
const LONGEST_LAG = 4_000

const SEAT_FREED: Notice = {
  kind: 'refused',
  text: 'While you were away the host freed your seat. Sit down again if one is free.',
}

/** Before the start nobody leaves a seat from the page: it was taken from them. */
function isUnseated(before: TableState | null, now: TableState): boolean {
  if (now.status !== 'gathering' || now.you.seat !== null) return false
  return before !== null && before.you.seat !== null
}

/** A table as the server tells it, and the one way to change it: a submission at a time, checked against the stream. */
export class TableStore {
  /** By which the clocks of the table go. */
  readonly house = new HouseClock()
  readonly talk: TalkStore
  readonly #client: Client
  readonly #id: string
  readonly #invite: string | null
  readonly #locale: string | null
  readonly #listeners = new Set<() => void>()
  readonly #paced = new PacedStates((state) => this.#showState(state), botPace.read)
  #following: Following | null = null
  /** What is on its way is an answer. */
  #isAnswering = false
  /** What is done once that has arrived. */
  #takingBack: (() => void) | null = null
  #awaited: Acknowledgement | null = null
  #lag: ReturnType<typeof setTimeout> | undefined
  #now: TableNow

  constructor(client: Client, id: string, { invite = null, locale = null, state = null }: Coming = {}) {
    this.#client = client
    this.talk = new TalkStore(client, id)
    this.#id = id
    this.#invite = invite
    this.#locale = locale
    this.#now = { ...UNKNOWN, state }
  }

  readonly now = (): TableNow => this.#now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Begins to listen; the returned function stops. */
  follow(): () => void {
    this.#following = followTable(this.#client, {
      id: this.#id,
      ...(this.#invite === null ? {} : { invite: this.#invite }),
      ...(this.#locale === null ? {} : { locale: this.#locale }),
      onTime: (now) => this.house.tell(now),
      onState: (state) => this.#look(() => this.#paced.receive(state)),
      onTalk: () => this.talk.hear(),
      onStatus: (status, refusal) => {
        // While the line was down something may have been said.
        if (status === 'live') this.talk.hear()
        this.#change({ status, refusal })
      },
    })
    const stopPace = botPace.subscribe(() => this.#look(() => this.#paced.paceChanged()))
    return () => {
      stopPace()
      this.#paced.stop()
      clearTimeout(this.#lag)
      this.#following?.stop()
      this.#following = null
    }
  }

  answer(prompt: Prompt, selection: AnySelection): void {
    const play = this.#now.state?.play ?? null
    const actor = play?.players[play.seat ?? -1]?.name
    if (play === null || actor === undefined) return
    const { requestId, title } = prompt
    // A click on what is still on the screen while the next question is being drawn answers nobody.
    if (!play.prompts.some((open) => open.requestId === requestId)) return
    const answer = { actor, title, requestId, branchId: play.branchId, selection }
    const key = newKey()
    this.#submit(() => submitAnswer(this.#client, this.#id, answer, key), 'answer')
  }

  /** What a strong bot would answer to an open question. Nothing else waits for it. */
  hint(requestId: string): Promise<GivenHint> {
    const query = this.#locale === null ? {} : { locale: this.#locale }
    return this.#client.call('POST /api/tables/:id/hints', { ...this.#at, query, body: { requestId } })
  }

  /** Takes back the last answer, or all but the first so many. */
  undo(answers?: number): void {
    const body = { key: newKey(), ...(answers === undefined ? {} : { answers }) }
    this.#onceArrived(() =>
      this.#submit(() => this.#client.call('POST /api/tables/:id/undo', { ...this.#at, body }), 'undo'),
    )
  }

  /** Asks the others to take back the last answer, or all but the first so many, past the barrier. */
  offerUndo(answers?: number): void {
    this.#onceArrived(() => {
      const allButLast = Math.max(0, (this.#now.state?.play?.answers ?? 0) - 1)
      const body = { answers: answers ?? allButLast, key: newKey() }
      this.#ask(() => this.#client.call('POST /api/tables/:id/undo-offers', { ...this.#at, body }))
    })
  }

  replyToOffer(accept: boolean): void {
    const body = { accept, key: newKey() }
    this.#ask(() => this.#client.call('POST /api/tables/:id/undo-offers/reply', { ...this.#at, body }))
  }

  /** Proposes to the others what to do about a seat that is waited for. */
  propose(seat: Seat, kind: ProposalKind): void {
    const body = { seat, kind, key: newKey() }
    this.#ask(() => this.#client.call('POST /api/tables/:id/proposals', { ...this.#at, body }))
  }

  replyToProposal(accept: boolean): void {
    const body = { accept, key: newKey() }
    this.#ask(() => this.#client.call('POST /api/tables/:id/proposals/reply', { ...this.#at, body }))
  }

  /** Takes one's seat back from the bot that plays for one. */
  comeBack(): void {
    const key = newKey()
    this.#ask(() => this.#client.call('POST /api/tables/:id/back', { ...this.#at, body: { key } }))
  }

  join(): void {
    const body = {
      ...(this.#invite === null ? {} : { invite: this.#invite }),
      // It stands above the button, and whoever presses that agrees.
      ...(this.#now.state?.hints.rule === 'everybody' ? { agreesToHints: true } : {}),
    }
    this.#ask(async () => {
      const state = await this.#client.call('POST /api/tables/:id/join', { ...this.#at, body })
      // The stream may have been opened before we had a name.
      this.#following?.resync()
      return state
    })
  }

  seat(change: SeatChange): void {
    const body = { ...change, key: newKey() }
    this.#ask(() => this.#client.call('POST /api/tables/:id/seats', { ...this.#at, body }))
  }

  start(): void {
    const key = newKey()
    this.#ask(() => this.#client.call('POST /api/tables/:id/start', { ...this.#at, body: { key } }))
  }

  leave(): void {
    const key = newKey()
    this.#ask(() => this.#client.call('POST /api/tables/:id/leave', { ...this.#at, body: { key } }))
  }

  /** The id of the next table. */
  async rematch(): Promise<string | null> {
    const request = { ...this.#at, body: { key: newKey() } }
    const next = await this.#run(() => this.#client.call('POST /api/tables/:id/rematch', request))
    return next?.id ?? null
  }

  /** Shows the next thing that a bot did. */
  seeNext(): void {
    this.#look(() => this.#paced.step())
  }

  /** Shows where the table stands. */
  seeNow(): void {
    this.#look(() => this.#paced.skip())
  }

  /** Forgets what is shown and looks at the table anew. */
  catchUp(): void {
    this.#settle()
    this.#change({ notice: null })
    this.#following?.resync()
  }

  dismiss(): void {
    this.#change({ notice: null })
  }

  get #at() {
    return { params: { id: this.#id } }
  }

  /** Whoever takes back what is still on its way means it, so that arrives first; where it is refused there is nothing to take back. */
  #onceArrived(act: () => void): void {
    if (!this.#now.busy) return act()
    // Pressed twice it is meant once, and what is being taken back already is not taken back again.
    if (!this.#isAnswering || this.#takingBack !== null) return
    this.#takingBack = act
    const stop = this.subscribe(() => {
      if (this.#now.busy) return
      stop()
      this.#takingBack = null
      if (this.#now.notice === null) act()
    })
  }

  /** A submission is over when the stream has shown what it did. */
  #submit(send: () => Promise<Acknowledgement>, kind: 'answer' | 'undo'): void {
    if (!this.#now.busy) this.#isAnswering = kind === 'answer'
    void this.#run(send, (acknowledged) => {
      this.#awaited = acknowledged
      this.#lag = setTimeout(() => this.catchUp(), LONGEST_LAG)
      if (this.#now.state !== null) this.#check(this.#now.state)
    })
  }

  #ask(send: () => Promise<TableState>): void {
    void this.#run(send)
  }

  /** `settle` says when it is over; by itself, as soon as the server has replied. */
  async #run<Result>(
    send: () => Promise<Result>,
    settle: (result: Result) => void = () => this.#change({ busy: false }),
  ): Promise<Result | null> {
    if (this.#now.busy) return null
    this.#change({ busy: true, notice: null })
    const result = await insist(send).catch((error: unknown) => {
      this.#change({ busy: false, notice: noticeOf(error) })
      return null
    })
    if (result !== null) settle(result)
    return result
  }

  #look(act: () => void): void {
    act()
    this.#noteToSee()
  }

  #noteToSee(): void {
    if (this.#paced.waiting !== this.#now.toSee) this.#change({ toSee: this.#paced.waiting })
  }

  #showState(state: TableState): void {
    const before = this.#now.state
    this.#change({ state: keptParts(before, state), toSee: this.#paced.waiting })
    if (isUnseated(before, state)) this.#change({ notice: SEAT_FREED })
    this.#check(state)
  }

  /** The view must be the one the acknowledgement spoke of; where it is not, the page looks anew. */
  #check(state: TableState): void {
    const awaited = this.#awaited
    if (awaited === null || state.seq < awaited.seq) return
    this.#settle()
    if (state.seq === awaited.seq && state.fingerprint !== awaited.fingerprint) this.#following?.resync()
  }

  #settle(): void {
    clearTimeout(this.#lag)
    this.#awaited = null
    this.#change({ busy: false })
  }

  #change(change: Partial<TableNow>): void {
    this.#now = { ...this.#now, ...change }
    for (const listener of this.#listeners) listener()
  }
}
