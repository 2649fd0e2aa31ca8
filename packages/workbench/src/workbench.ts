import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { homeOf, NoGame } from '@turnwright/games/outside'
import { TypeCheck } from './check-types.ts'
import { EndlessRules, Refusal, RulesProcess } from './rules-process.ts'
import type { GivenAnswer } from './thread/bench-game.ts'
import type { Look } from './thread/bench-moment.ts'
import type { RandomReply, Standing } from './thread/deeds.ts'
import type { PlayedGame, Proof } from './thread/prove.ts'
import { tableFor, wishFor } from './table-wish.ts'
import { LOOKS, RULES, watchFolder } from './watch-folder.ts'
import type { AnswerRow, BenchMoment, BenchNow, TableWish, Verdict } from './wire.ts'

/** So many verdicts stay in the line. */
const MOST_VERDICTS = 5
/** What is saved of a board; all else is rules. */
const DRAWN = /\.tsx$|(?:^|[\\/])ui[\\/]/

export interface BenchSettings {
  /** Whether the compiler is asked whenever rules are saved; yes, unless somebody says. */
  readonly checksTypes?: boolean
  /** After so many milliseconds without a question rules go on for ever. */
  readonly patience?: number
}

/** A game while it is written: played, looked into, and played again on new rules whenever they are saved. */
export class Workbench {
  readonly #entry: string
  readonly #settings: BenchSettings
  readonly #folder: string
  readonly #types: TypeCheck
  readonly #listeners = new Set<(now: BenchNow) => void>()
  readonly #stopWatching: () => void
  /** What is shown and played. */
  #rules: RulesProcess | null = null
  /** The rules before, while their author may still want them back. */
  #old: Way | null = null
  #standing: Standing | null = null
  /** What new rules are held against: until somebody plays on, also what the last ones did not lead to. */
  #played: PlayedGame | null = null
  #broken: RandomReply['broken'] = []
  #now: BenchNow
  /** One thing at a time. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(entry: string, shownFolder: string, settings: BenchSettings = {}) {
    this.#entry = entry
    this.#settings = settings
    this.#folder = homeOf(entry)
    this.#types = new TypeCheck(entry, this.#folder)
    this.#now = {
      version: 0,
      folder: shownFolder,
      table: { seats: 0, seed: '1', options: {} },
      game: null,
      problem: null,
      now: null,
      lost: [],
      canKeepOld: false,
      verdicts: [],
      types: { kind: 'checking' },
      ran: null,
      secrets: null,
    }
    const stops = [
      watchFolder(this.#folder, RULES, (files) => void this.#inTurn(() => this.#saved(files))),
      // A board is exchanged by whoever serves it; of its types nobody else tells.
      watchFolder(this.#folder, LOOKS, (files) => {
        if (files.some((file) => DRAWN.test(file))) void this.#checkTypes()
      }),
    ]
    this.#stopWatching = () => stops.forEach((stop) => stop())
  }

  get now(): BenchNow {
    return this.#now
  }

  /** Called with every change from now on. */
  follow(listener: (now: BenchNow) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  open(): Promise<void> {
    return this.#inTurn(() => this.#saved([]))
  }

  /** Another game at another table. */
  begin(table: TableWish): Promise<void> {
    return this.#inTurn(async () => {
      const wish = this.#now.game === null ? table : wishFor(this.#now.game, table)
      await this.#guarded(async () => this.#stand(await this.#running.ask('begin', { table: tableFor(wish), log: [] })))
      this.#change({ table: wish, verdicts: [] })
    })
  }

  answer(given: GivenAnswer): Promise<void> {
    return this.#inTurn(() => this.#guarded(async () => this.#stand(await this.#running.ask('answer', given))))
  }

  /** Goes on from an earlier moment: what was answered after it never was. */
  cut(to: number): Promise<void> {
    return this.#inTurn(() =>
      this.#guarded(async () => {
        const { table, log } = this.#standingNow.played
        this.#stand(await this.#running.ask('begin', { table, log: log.slice(0, to) }))
      }),
    )
  }

  /** On the new rules, from the last moment that came out the same. */
  goOn(): Promise<void> {
    return this.#inTurn(async () => {
      this.#played = this.#standingNow.played
      await this.#forgetOld()
      this.#change({ lost: [] })
    })
  }

  /** On the rules as they were, until somebody saves again. */
  keepOld(): Promise<void> {
    return this.#inTurn(async () => {
      const old = this.#old
      if (old === null) throw new Refusal('The old rules are gone.')
      await this.#rules?.end()
      this.#rules = old.rules
      this.#old = null
      this.#stand(old.standing)
    })
  }

  moment(look: Look): Promise<BenchMoment> {
    return this.#inTurn(() => this.#guarded(() => this.#running.ask('moment', look)))
  }

  scenario(at: number): Promise<{ readonly text: string }> {
    const file = basename(this.#entry)
    return this.#inTurn(() => this.#guarded(() => this.#running.ask('scenario', { at, file })))
  }

  random(): Promise<void> {
    return this.#inTurn(() =>
      this.#guarded(async () => {
        const { run, broken } = await this.#running.ask('random', { table: this.#standingNow.played.table })
        this.#broken = broken
        this.#change({ ran: run })
      }),
    )
  }

  /** Stands where a game at random broke. */
  standAt(broken: number): Promise<void> {
    return this.#inTurn(() =>
      this.#guarded(async () => {
        const game = this.#broken[broken]
        if (game === undefined) throw new Refusal('That game is forgotten: play ten at random again.')
        const { seed } = game.table
        this.#stand(await this.#running.ask('begin', game))
        this.#change({ table: { ...this.#now.table, seed } })
      }),
    )
  }

  secrets(at: number): Promise<void> {
    return this.#inTurn(() =>
      this.#guarded(async () => this.#change({ secrets: await this.#running.ask('secrets', { at }) })),
    )
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  async close(): Promise<void> {
    this.#stopWatching()
    this.#types.stop()
    await Promise.all([this.#rules?.end(), this.#old?.rules.end()])
  }

  get #running(): RulesProcess {
    if (this.#rules === null) throw new Refusal('There is no game yet: save rules that load.')
    return this.#rules
  }

  get #standingNow(): Standing {
    if (this.#standing === null) throw new Refusal('There is no game yet: save rules that load.')
    return this.#standing
  }

  get #current(): Way | null {
    return this.#rules === null || this.#standing === null ? null : { rules: this.#rules, standing: this.#standing }
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const next = this.#last.then(act)
    this.#last = next.catch(() => {})
    return next
  }

  /** Rules that break or never end are told as such, and the game goes on where it stood. */
  async #guarded<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof NoGame)) throw error
      this.#fault(error, [])
      if (error instanceof EndlessRules) await this.#revive()
      throw new Refusal(error.message)
    }
  }

  /** The rules were ended: they are opened again, and the game is played to where it stood. */
  async #revive(): Promise<void> {
    const played = this.#standing?.played
    this.#rules = null
    if (played === undefined) return
    const rules = this.#openRules()
    try {
      await rules.ask('open', {})
      const standing = await rules.ask('begin', played)
      this.#rules = rules
      this.#stand(standing)
    } catch (error) {
      await rules.end()
      this.#change({ problem: wordsOf(error), now: null })
    }
  }

  #openRules(): RulesProcess {
    return new RulesProcess(pathToFileURL(this.#entry).href, this.#folder, this.#settings.patience)
  }

  async #saved(files: readonly string[]): Promise<void> {
    if (this.#settings.checksTypes !== false) void this.#checkTypes()
    const rules = this.#openRules()
    try {
      const game = await rules.ask('open', {})
      const table = wishFor(game, this.#now.table)
      const played = this.#played
      if (played === null) {
        const standing = await rules.ask('begin', { table: tableFor(table), log: [] })
        this.#rules = rules
        this.#change({ game, table, problem: null })
        this.#stand(standing)
      } else await this.#playAgain(rules, game, played, files)
    } catch (error) {
      await rules.end()
      this.#fail(error, files)
    }
  }

  async #playAgain(
    rules: RulesProcess,
    game: NonNullable<BenchNow['game']>,
    played: PlayedGame,
    files: readonly string[],
  ): Promise<void> {
    const proof = await rules.ask('prove', played)
    // Until somebody plays on, the rules that led to the end of the game are the way back.
    const way = this.#old ?? this.#current
    const reason = proof.isExact ? null : await why(proof, way?.rules ?? null, rules)
    const standing = await rules.ask('begin', { table: played.table, log: played.log.slice(0, proof.equal) })
    const gone = [this.#rules, this.#old?.rules].filter((each) => proof.isExact || each !== way?.rules)
    this.#rules = rules
    this.#old = proof.isExact ? null : way
    for (const each of gone) await each?.end()
    const lost = proof.isExact || way === null ? [] : way.standing.now.answers.slice(proof.equal)
    this.#change({ game, problem: null })
    this.#stand(standing, { lost, played })
    this.#judge({
      kind: proof.isExact ? 'EXACT' : 'DIVERGED',
      files,
      equal: proof.equal,
      of: played.log.length,
      isBeginning: proof.differs?.at === 0,
      reason,
    })
  }

  #fail(error: unknown, files: readonly string[]): void {
    if (this.#rules === null) return this.#change({ problem: wordsOf(error), game: null, now: null })
    this.#fault(error, files)
  }

  #fault(error: unknown, files: readonly string[]): void {
    const of = this.#standing?.now.answers.length ?? 0
    this.#judge({ kind: 'FAULT', files, equal: of, of, isBeginning: false, reason: wordsOf(error) })
  }

  /** The game stands here now. What was held against the rules before is held against none any more, unless it is said. */
  #stand(standing: Standing, { lost, played }: Undecided = { lost: [], played: standing.played }): void {
    this.#standing = standing
    this.#played = played
    if (lost.length === 0 && this.#old !== null) void this.#forgetOld()
    this.#change({ now: standing.now, lost, canKeepOld: this.#old !== null, secrets: null })
  }

  async #forgetOld(): Promise<void> {
    const old = this.#old
    this.#old = null
    this.#change({ canKeepOld: false })
    await old?.rules.end()
  }

  #judge(verdict: Omit<Verdict, 'when'>): void {
    this.#change({ verdicts: [...this.#now.verdicts, { ...verdict, when: Date.now() }].slice(-MOST_VERDICTS) })
  }

  async #checkTypes(): Promise<void> {
    this.#change({ types: { kind: 'checking' } })
    const types = await this.#types.run()
    if (types !== null) this.#change({ types })
  }

  #change(change: Partial<BenchNow>): void {
    this.#now = { ...this.#now, ...change, version: this.#now.version + 1 }
    for (const listener of this.#listeners) listener(this.#now)
  }
}

/** Rules, and the game as it stands on them. */
interface Way {
  readonly rules: RulesProcess
  readonly standing: Standing
}

interface Undecided {
  readonly lost: readonly AnswerRow[]
  readonly played: PlayedGame
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Why a game comes out otherwise: what cannot be answered any more, or the first thing that is different. */
async function why({ refusal, differs }: Proof, old: RulesProcess | null, rules: RulesProcess): Promise<string> {
  if (differs === null || old === null) return refusal ?? 'what came of it is different'
  const { state: was } = await old.ask('state', { at: differs.at })
  const { difference } = await rules.ask('compare', { one: was, other: differs.state })
  return difference === null
    ? 'chance was used otherwise, or cards lie in another order'
    : `${difference} (before or now)`
}
