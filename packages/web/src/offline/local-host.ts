import type { Guide, GuidedDeal } from '@turnwright/guide'
import type { GameModule } from '@turnwright/kernel'
import { InvalidOptions, parseOptions } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import {
  type Acknowledgement,
  type AnswerRequest,
  type GivenHint,
  newKey,
  type SeatRequest,
  type TableRequest,
  type TableState,
} from '@turnwright/protocol/client'
import { diff } from '@turnwright/protocol'
import { type CardLife, LookBack, logInForce, type Outline, type StoryLine, type ToldMoment } from '@turnwright/replay'
import { type Hint, type HintTask, hintTaskFor } from '@turnwright/search/hint'
import { botName, usualAgent, withDistinctNames } from '@turnwright/table'
import type { KeptSeat, KeptTable, LoadedGame, Shelf } from './kept-table.ts'
import { type BotManners, LocalBots } from './local-bots.ts'
import { newLocalId } from './local-id.ts'
import { LocalRefusal, notKept } from './local-refusal.ts'
import { LocalTable } from './local-table.ts'

/** Whom and what a host of tables needs around it. */
export interface HostSurroundings {
  readonly shelf: Shelf
  readonly rulesOf: (game: string) => Promise<GameModule>
  readonly manners: BotManners
  /** Where hints are worked out; null where none comes. */
  readonly advise: (task: HintTask) => Promise<Hint | null>
  /** Holds a table for this tab alone; null while another one has it. The returned function lets go. */
  readonly hold: (id: string) => Promise<(() => void) | null>
  readonly languages: readonly string[]
}

/** Somebody who follows a table: the whole state first, then what changes. */
export type Hear = (event: 'sync' | 'patch', data: string) => void

/** Who looks back, and in which language. */
export interface Onlooker {
  /** Through the eyes of somebody who only watches. */
  readonly asSpectator: boolean
  readonly locale: string | null
}

export interface Overview {
  readonly outline: Outline
  readonly lines: readonly StoryLine[]
}

/** What the table of a lesson is opened with. */
export interface LessonPlan {
  readonly game: string
  readonly deal: GuidedDeal
  /** What the partners answer, by seat. */
  readonly answers: Guide['partners']
}

/** In milliseconds. */
const LONGEST_GO = 30

/** Who plays on for the partners when a lesson is over. */
const EASY = 'easy'

interface OpenTable {
  readonly table: LocalTable
  readonly bots: LocalBots
  readonly letGo: () => void
  look: LookBack | null
  /** The latest hint, and on what it was given. */
  hint: { readonly on: string; readonly hint: Hint } | null
}

const ELSEWHERE = new LocalRefusal(
  'conflict',
  'This game is open in another tab.',
  'Go on there, or close it there: it then opens here by itself.',
  409,
)

/** The tables of this browser: what a server does for its tables, for one person and without a network. */
export class LocalHost {
  readonly #around: HostSurroundings
  readonly #open = new Map<string, Promise<OpenTable>>()

  constructor(around: HostSurroundings) {
    this.#around = around
  }

  /** Fetches the rules of a game that somebody is about to play. */
  async fetchRules(game: string): Promise<void> {
    await this.#around.rulesOf(game)
  }

  /** Opens a table and gives its id. */
  async open(request: TableRequest, name: string): Promise<string> {
    const module = await this.#around.rulesOf(request.game)
    const seats = withDistinctNames(request.seats.map((seat) => keptSeat(module, seat, name)))
    const me = request.seats.findIndex(({ kind }) => kind === 'you')
    const options = optionsOf(module, request)
    return this.#lay(module, {
      game: request.game,
      options,
      seats,
      me,
      allowsSecondLooks: request.allowsSecondLooks ?? true,
      hints: { rule: request.hints ?? 'bots', given: [] },
    })
  }

  /** Opens the table of a lesson: a deal that is known, and partners who answer what is written. */
  async openLesson(plan: LessonPlan, name: string): Promise<string> {
    const module = await this.#around.rulesOf(plan.game)
    const { seed, options, me, partners } = plan.deal
    const bot = (called: string): KeptSeat => ({ kind: 'bot', name: called, agent: EASY, left: false })
    const person: KeptSeat = { kind: 'person', name, agent: null, left: false }
    return this.#lay(
      module,
      {
        game: plan.game,
        options: optionsOf(module, { options: { ...options } }),
        seats: withDistinctNames(partners.map(bot).toSpliced(me, 0, person)),
        me,
        allowsSecondLooks: true,
        hints: { rule: 'nobody', given: [] },
        lesson: plan.answers,
      },
      seed,
    )
  }

  /** Goes back to the first so many answers of a lesson. */
  async goBackInLesson(id: string, answers: number): Promise<void> {
    await (await this.#at(id)).table.goBackInLesson(answers)
  }

  /** The game of a lesson goes on as any other. */
  async endLesson(id: string): Promise<void> {
    await (await this.#at(id)).table.endLesson()
  }

  /** Forgets a table, such as that of a lesson which is begun again. */
  async remove(id: string): Promise<void> {
    await this.letGo(id)
    await this.#around.shelf.remove(id)
  }

  /** Another game with the same company; the first seat goes to the end. */
  async rematch(id: string): Promise<string> {
    const { table } = await this.#at(id)
    const { game, options, seats, me, allowsSecondLooks, hints, status, rematch } = table.table
    if (rematch !== null) return rematch
    if (status === 'playing')
      throw new LocalRefusal('not-finished', 'The game is not over.', 'Finish or concede it first.', 409)
    const rotated = seats.map((_, at) => ({ ...(seats[(at + 1) % seats.length] as KeptSeat), left: false }))
    const mine = (me + seats.length - 1) % seats.length
    const next = await this.#lay(table.module, {
      game,
      options,
      seats: rotated,
      me: mine,
      allowsSecondLooks,
      hints: { rule: hints.rule, given: [] },
    })
    await table.noteRematch(next)
    return next
  }

  async answer(id: string, request: AnswerRequest): Promise<Acknowledgement> {
    return (await this.#at(id)).table.answer(request)
  }

  async undo(id: string, answers?: number): Promise<Acknowledgement> {
    return (await this.#at(id)).table.undo(answers)
  }

  async takeBack(id: string, answers: number, locale: string | null): Promise<TableState> {
    const { table } = await this.#at(id)
    await table.takeBack(answers)
    return table.stateIn(this.#localeFor(table, locale))
  }

  async concede(id: string, locale: string | null): Promise<TableState> {
    const { table } = await this.#at(id)
    await table.concede()
    return table.stateIn(this.#localeFor(table, locale))
  }

  async state(id: string, locale: string | null): Promise<TableState> {
    const { table } = await this.#at(id)
    return table.stateIn(this.#localeFor(table, locale))
  }

  async record(id: string): Promise<object> {
    return (await this.#at(id)).table.record()
  }

  /** What a strong bot would do in the person's place. Asked again on the same question it is the same. */
  async hint(id: string, requestId: string, asked: string | null): Promise<GivenHint> {
    const at = await this.#at(id)
    const { table } = at
    const { title } = table.mayHint(requestId)
    const locale = this.#localeFor(table, asked)
    const on = [requestId, locale, table.stateIn(locale).fingerprint].join(' ')
    if (at.hint?.on !== on) {
      const task = hintTaskFor(table.game, table.me, title, { chance: Random.fromSeed(newKey()), locale })
      const hint = task && (await this.#around.advise(task))
      if (hint === null)
        throw new LocalRefusal('no-hints', 'On this question no hint can be given.', 'Play on without.')
      at.hint = { on, hint }
    }
    const { hint } = at.hint
    return { hint, number: await table.noteHint(requestId) }
  }

  /** Looking back while the game goes on: its rounds, turns and answers in force, and what was told of them. */
  async overview(id: string, by: Onlooker): Promise<Overview> {
    const { look, seat, locale } = await this.#lookBack(id, by)
    return { outline: look.outline, lines: look.lines(seat, locale) }
  }

  /** What was told when so many answers had been given. Nobody answers in the past. */
  async moment(id: string, answers: number, by: Onlooker): Promise<ToldMoment> {
    const { look, seat, locale } = await this.#lookBack(id, by)
    const told = look.at(answers, seat, locale)
    return { ...told, projection: { ...told.projection, prompts: [], canUndo: false } }
  }

  /** What was shown of the table at these moments. */
  async pastViews(id: string, stops: readonly number[], by: Onlooker): Promise<{ readonly views: readonly unknown[] }> {
    const { look, seat } = await this.#lookBack(id, by)
    return { views: look.views(stops, seat) }
  }

  /** To follow all cards takes a while, and whoever plays meanwhile does not wait for it. */
  async pastCards(id: string, by: Onlooker): Promise<{ readonly lives: readonly CardLife[] }> {
    for (;;) {
      const { look, seat } = await this.#lookBack(id, by)
      const until = performance.now() + LONGEST_GO
      const lives = look.cardLives(seat, () => performance.now() > until)
      if (lives !== null) return { lives }
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  /** Tells the state and then every change of it; the returned function stops. */
  async follow(id: string, locale: string | null, hear: Hear): Promise<() => void> {
    const { table } = await this.#at(id)
    const told = this.#localeFor(table, locale)
    let before = table.stateIn(told)
    hear('sync', JSON.stringify(before))
    return table.subscribe(() => {
      const now = table.stateIn(told, before)
      const patch = diff(before, now)
      before = now
      if (patch !== null) hear('patch', JSON.stringify(patch))
    })
  }

  /** Lets another tab have a table. */
  async letGo(id: string): Promise<void> {
    const opening = this.#open.get(id)
    this.#open.delete(id)
    const at = await opening?.catch(() => null)
    at?.bots.stop()
    at?.letGo()
  }

  async #lay(
    module: GameModule,
    wanted: Pick<KeptTable, 'game' | 'options' | 'seats' | 'me' | 'allowsSecondLooks' | 'hints' | 'lesson'>,
    seed = newKey(),
  ): Promise<string> {
    const table: KeptTable = {
      ...wanted,
      id: newLocalId(),
      seed,
      status: 'playing',
      rematch: null,
      waitingFor: [],
      asks: null,
      winners: null,
      updated: Date.now(),
      handed: null,
    }
    const { id } = table
    const opened = this.#held(id, () => LocalTable.begin(module, this.#around.shelf, table))
    this.#keepOpen(id, opened)
    await opened
    return id
  }

  #at(id: string): Promise<OpenTable> {
    const open = this.#open.get(id)
    if (open !== undefined) return open
    const opening = this.#takeUp(id)
    this.#keepOpen(id, opening)
    return opening
  }

  /** What fails late may have been let go of, and taken up again since. */
  #keepOpen(id: string, opening: Promise<OpenTable>): void {
    this.#open.set(id, opening)
    opening.catch(() => {
      if (this.#open.get(id) === opening) this.#open.delete(id)
    })
  }

  /** A game that is over is changed by nobody: any number of tabs may look at it. */
  async #takeUp(id: string): Promise<OpenTable> {
    const { shelf, rulesOf } = this.#around
    const loaded = await this.#load(id)
    const resumed = async (game: LoadedGame) => LocalTable.resume(await rulesOf(game.table.game), shelf, game)
    if (loaded.table.status !== 'playing') return this.#laid(await resumed(loaded), () => {})
    // Before it was held, another tab may have gone on with it.
    return this.#held(id, async () => resumed(await this.#load(id)))
  }

  async #load(id: string): Promise<LoadedGame> {
    const loaded = await this.#around.shelf.load(id).catch((error: unknown) => Promise.reject(notKept(error)))
    if (loaded !== null) return loaded
    throw new LocalRefusal(
      'no-such-table',
      'This game is not kept in this browser.',
      'It can be opened only where it was played, until it is removed there.',
      404,
    )
  }

  async #held(id: string, lay: () => Promise<LocalTable>): Promise<OpenTable> {
    const letGo = await this.#around.hold(id)
    if (letGo === null) throw ELSEWHERE
    try {
      return this.#laid(await lay(), letGo)
    } catch (error) {
      letGo()
      throw error
    }
  }

  #laid(table: LocalTable, letGo: () => void): OpenTable {
    return { table, letGo, bots: new LocalBots(table, this.#around.manners), look: null, hint: null }
  }

  async #lookBack(id: string, { asSpectator, locale }: Onlooker) {
    const at = await this.#at(id)
    const { game, module, me } = at.table
    const log = logInForce(game)
    if (at.look?.follow(log) !== true) {
      const { seed, options, players } = game.table
      at.look = new LookBack(module.definition, { seed, options, players: players.map(({ name }) => name) }, log)
    }
    return { look: at.look, seat: asSpectator ? null : me, locale: this.#localeFor(at.table, locale) }
  }

  #localeFor(table: LocalTable, asked: string | null): string {
    return table.localeFor(asked === null ? this.#around.languages : [asked])
  }
}

function keptSeat({ agents }: GameModule, seat: SeatRequest, me: string): KeptSeat {
  if (seat.kind === 'you') return { kind: 'person', name: me, agent: null, left: false }
  const wanted = seat.kind === 'bot' ? seat.agent : undefined
  const agent = wanted ?? usualAgent(Object.keys(agents))
  if (!Object.hasOwn(agents, agent))
    throw new LocalRefusal('no-such-agent', 'The game has no such bot.', 'Choose another one.')
  return { kind: 'bot', name: botName(agent), agent, left: false }
}

function optionsOf({ definition }: GameModule, { options = {} }: Pick<TableRequest, 'options'>): KeptTable['options'] {
  try {
    return parseOptions(definition.options, options) as KeptTable['options']
  } catch (error) {
    if (!(error instanceof InvalidOptions)) throw error
    throw new LocalRefusal('bad-options', error.message, 'Choose other options.')
  }
}
