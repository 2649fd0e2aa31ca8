import { games } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import { type GameRecord, replay } from '@turnwright/kernel/host'
import { Random, randomSelection } from '@turnwright/kernel/search'
import { applyPatch, type Patch, type TableRequest, type TableState } from '@turnwright/protocol'
import { think } from '@turnwright/search'
import { hintOn } from '@turnwright/search/hint'
import { expect, test, vi } from 'vitest'
import { BEHIND, GONE, type KeptChange, type LoadedGame, type Shelf } from './kept-table.ts'
import { type HostSurroundings, LocalHost } from './local-host.ts'
import { LocalRefusal } from './local-refusal.ts'

const rulesOf = async (id: string): Promise<GameModule> =>
  games.find(({ definition }) => definition.id === id) as GameModule

/** A browser's database as far as a table can tell: what goes in is copied, and an entry is added once. */
class MemoryShelf implements Shelf {
  readonly kept = new Map<string, LoadedGame>()
  /** How much more is kept before there is no room. */
  room = Number.POSITIVE_INFINITY
  /** Why nothing can be kept or read. */
  broken: Error | null = null

  async create(change: KeptChange): Promise<void> {
    this.#put(change, [])
  }

  async append(change: KeptChange): Promise<void> {
    const known = this.kept.get(change.table.id)
    if (known === undefined) throw new DOMException('removed', GONE)
    this.#put(change, known.log)
  }

  async load(id: string): Promise<LoadedGame | null> {
    if (this.broken !== null) throw this.broken
    return structuredClone(this.kept.get(id) ?? null)
  }

  async remove(id: string): Promise<void> {
    this.kept.delete(id)
  }

  #put({ table, from, entries, snapshot }: KeptChange, log: LoadedGame['log']): void {
    if (this.broken !== null) throw this.broken
    if (this.room-- <= 0) throw new DOMException('full', 'QuotaExceededError')
    if (from !== log.length) throw new DOMException('behind', BEHIND)
    this.kept.set(table.id, structuredClone({ table, snapshot, log: [...log, ...entries] }))
  }
}

function hostOn(
  shelf: MemoryShelf,
  held = new Set<string>(),
  hold: HostSurroundings['hold'] = async (id) => {
    if (held.has(id)) return null
    held.add(id)
    return () => held.delete(id)
  },
  rulesInUse = rulesOf,
): LocalHost {
  return new LocalHost({
    shelf,
    rulesOf: rulesInUse,
    languages: ['en'],
    manners: { pace: 0, think: async (task) => think(await rulesOf(task.game), task).answer },
    advise: async (task) => hintOn(await rulesOf(task.game), { ...task, depth: { budget: { playouts: 8 }, deals: 2 } }),
    hold,
  })
}

const against = (game: string, agent: string, count: number): TableRequest => ({
  game,
  seats: [{ kind: 'you' }, ...Array.from({ length: count - 1 }, () => ({ kind: 'bot', agent }) as const)],
})

/** Follows a table as the page does, by patches. */
async function followed(host: LocalHost, id: string): Promise<() => TableState> {
  let state: unknown = null
  await host.follow(id, null, (event, data) => {
    state = event === 'sync' ? JSON.parse(data) : applyPatch(state, JSON.parse(data) as Patch)
  })
  return () => state as TableState
}

/** Waits until the person is asked or the game is over. */
async function asked(now: () => TableState): Promise<TableState> {
  await expect
    .poll(() => (now().play?.prompts.length ?? 0) > 0 || now().status !== 'playing', { timeout: 20_000 })
    .toBe(true)
  return now()
}

/** Gives an answer of chance to what the person is asked. */
async function answered(host: LocalHost, state: TableState, chance: Random): Promise<void> {
  const { play, id } = state
  const [prompt] = play?.prompts ?? []
  if (play === null || prompt === undefined) throw new Error('nobody is asked')
  const { title, requestId } = prompt
  const actor = play.players[play.seat ?? 0]?.name ?? ''
  for (let tried = 0; ; tried++) {
    const selection = randomSelection({ ...prompt, anytime: [], examples: () => prompt.examples } as never, chance)
    try {
      await host.answer(id, { actor, title, requestId, branchId: play.branchId, selection, key: 'k' })
      return
    } catch (error) {
      // Not every answer of chance is one that the rules allow; what is not kept is not tried again.
      if (tried === 60 || !(error instanceof LocalRefusal) || error.problem.status !== 422) throw error
    }
  }
}

test.each(games.map(({ definition: { id, seats } }) => [id, Math.max(2, seats.min)] as const))(
  'a whole game of %s is played against bots, each answer kept before it is told, and its record replays exactly',
  async (game, players) => {
    const shelf = new MemoryShelf()
    const host = hostOn(shelf)
    const id = await host.open(against(game, 'easy', players), 'Ana')
    const now = await followed(host, id)
    const chance = Random.fromSeed(game)
    for (;;) {
      const state = await asked(now)
      expect(shelf.kept.get(id)?.log).toHaveLength(state.seq)
      if (state.status !== 'playing') break
      await answered(host, state, chance)
    }
    expect(now()).toMatchObject({ status: 'finished', you: { seat: 0 }, deal: null, origin: null })
    expect(shelf.kept.get(id)?.table).toMatchObject({ status: 'finished', asks: null })
    const record = (await host.record(id)) as GameRecord & { readonly playedOffline: true }
    expect(record.playedOffline).toBe(true)
    expect(replay((await rulesOf(game)).definition, record).verdict).toBe('EXACT')
  },
)

test('a game that was over before an update which plays it differently still has its record, as it ended, also after a rematch', async () => {
  const shelf = new MemoryShelf()
  const before = hostOn(shelf)
  const id = await before.open(against('tic-tac-toe', 'easy', 2), 'Ana')
  const now = await followed(before, id)
  const chance = Random.fromSeed('update')
  for (;;) {
    const state = await asked(now)
    if (state.status !== 'playing') break
    await answered(before, state, chance)
  }
  const { definition, ...module } = await rulesOf('tic-tac-toe')
  const updated = { ...definition, rules: definition.rules + 1, result: () => null }
  const after = hostOn(shelf, new Set(), undefined, async () => ({ ...module, definition: updated }))
  for (let times = 0; times < 2; times++) {
    const record = (await after.record(id)) as GameRecord & { readonly playedOffline: true }
    expect(record).toMatchObject({ playedOffline: true, rules: definition.rules })
    expect(replay(definition, record).verdict).toBe('EXACT')
    expect(replay(updated, record).verdict).toBe('DIVERGED')
    await after.rematch(id)
  }
})

test('a game that was left in the middle goes on where it stood, with the same question', async () => {
  const shelf = new MemoryShelf()
  const first = hostOn(shelf)
  const id = await first.open(against('wingspan', 'fair', 2), 'Ana')
  const before = await followed(first, id)
  const chance = Random.fromSeed('left')
  for (let answers = 0; answers < 6; answers++) await answered(first, await asked(before), chance)
  const left = await asked(before)
  const now = await followed(hostOn(shelf), id)
  expect(now()).toEqual(left)
})

test('what the browser cannot keep never happened, and it says what to do', async () => {
  const shelf = new MemoryShelf()
  const host = hostOn(shelf)
  const id = await host.open(against('tic-tac-toe', 'easy', 2), 'Ana')
  const now = await followed(host, id)
  const before = await asked(now)
  shelf.room = 0
  const full = answered(host, before, Random.fromSeed('full'))
  await expect(full).rejects.toMatchObject({
    problem: { code: 'not-stored', status: 507, next: expect.stringMatching(/Remove games that are kept here/) },
  })
  expect(now()).toEqual(before)
  shelf.room = Number.POSITIVE_INFINITY
  await answered(host, before, Random.fromSeed('full'))
  expect(now().seq).toBeGreaterThan(before.seq)
})

test('a bot whose answer could not be kept gives it once there is room', async () => {
  const shelf = new MemoryShelf()
  const host = hostOn(shelf)
  const id = await host.open(against('tic-tac-toe', 'easy', 2), 'Ana')
  const now = await followed(host, id)
  const before = await asked(now)
  shelf.room = 1
  await answered(host, before, Random.fromSeed('mine'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(now().seq).toBe(before.seq + 1)
  shelf.room = Number.POSITIVE_INFINITY
  expect((await asked(now)).seq).toBe(before.seq + 2)
})

test('two tabs do not play the same game: the second is told, and may look once it is over', async () => {
  const [shelf, held] = [new MemoryShelf(), new Set<string>()]
  const [here, there] = [hostOn(shelf, held), hostOn(shelf, held)]
  const id = await here.open(against('tic-tac-toe', 'easy', 2), 'Ana')
  await expect(there.state(id, null)).rejects.toMatchObject({ problem: { code: 'conflict' } })
  await here.letGo(id)
  expect((await there.state(id, null)).status).toBe('playing')
  await expect(here.state(id, null)).rejects.toMatchObject({ problem: { detail: 'This game is open in another tab.' } })
  await there.concede(id, null)
  expect((await here.state(id, null)).status).toBe('finished')
})

test('a table that was let go of and opened again stays open, however late the first try fails', async () => {
  const shelf = new MemoryShelf()
  const id = await hostOn(shelf).open(against('sealed-auction', 'random', 2), 'Ana')
  const tries: ((letGo: (() => void) | null) => void)[] = []
  const host = hostOn(shelf, new Set(), () => new Promise((resolve) => tries.push(resolve)))
  const isHeld = (count: number) => vi.waitFor(() => expect(tries).toHaveLength(count))
  const first = host.state(id, null)
  await isHeld(1)
  void host.letGo(id)
  const second = host.state(id, null)
  await isHeld(2)
  tries[1]?.(() => {})
  expect((await second).id).toBe(id)
  tries[0]?.(null)
  await expect(first).rejects.toThrow('another tab')
  expect((await host.state(id, null)).id).toBe(id)
})

test('without locks a tab that is behind keeps nothing over the answers of the other', async () => {
  const shelf = new MemoryShelf()
  const here = hostOn(shelf)
  const id = await here.open(against('tic-tac-toe', 'easy', 2), 'Ana')
  const mine = await followed(here, id)
  const asks = await asked(mine)
  const there = hostOn(shelf)
  const theirs = await followed(there, id)
  await answered(there, theirs(), Random.fromSeed('there'))
  await asked(theirs)
  await expect(here.answer(id, answerTo(asks))).rejects.toMatchObject({ problem: { code: 'conflict' } })
  expect(mine().seq).toBe(theirs().seq)
})

test('without locks a hint in a tab that is behind keeps nothing over the answers of the other', async () => {
  const shelf = new MemoryShelf()
  const here = hostOn(shelf)
  const id = await here.open(against('tic-tac-toe', 'easy', 2), 'Ana')
  const { play } = await asked(await followed(here, id))
  const there = hostOn(shelf)
  const theirs = await followed(there, id)
  await answered(there, theirs(), Random.fromSeed('there'))
  await asked(theirs)
  const kept = structuredClone(shelf.kept.get(id))
  const hint = here.hint(id, play?.prompts[0]?.requestId ?? '', null)
  await expect(hint).rejects.toMatchObject({ problem: { code: 'conflict' } })
  expect(shelf.kept.get(id)).toEqual(kept)
})

test('a game that was removed in another tab is over here, and is not kept again', async () => {
  const shelf = new MemoryShelf()
  const host = hostOn(shelf)
  const id = await host.open(against('tic-tac-toe', 'easy', 2), 'Ana')
  const now = await followed(host, id)
  const asks = await asked(now)
  await shelf.remove(id)
  await expect(host.answer(id, answerTo(asks))).rejects.toMatchObject({
    problem: { code: 'no-such-table', detail: 'This game was removed in another tab.' },
  })
  expect(now()).toMatchObject({ status: 'closed', seq: asks.seq })
  expect(shelf.kept.size).toBe(0)
})

test('what could not be kept has not happened, also where nothing can be read any more', async () => {
  const shelf = new MemoryShelf()
  const host = hostOn(shelf)
  const id = await host.open(against('tic-tac-toe', 'easy', 2), 'Ana')
  const now = await followed(host, id)
  const asks = await asked(now)
  shelf.broken = new Error('the database is closed')
  await expect(host.answer(id, answerTo(asks))).rejects.toMatchObject({ problem: { code: 'not-stored' } })
  expect(now()).toEqual(asks)
  shelf.broken = null
  await host.answer(id, answerTo(asks))
  expect((shelf.kept.get(id) as LoadedGame).log[0]).toMatchObject({ seat: 0, selection: answerTo(asks).selection })
})

function answerTo({ play }: TableState) {
  const [prompt] = play?.prompts ?? []
  const [choice] = prompt?.choices ?? []
  const { title = '', requestId = '' } = prompt ?? {}
  const actor = play?.players[0]?.name ?? ''
  return { actor, title, requestId, branchId: play?.branchId ?? 0, selection: [choice?.id ?? ''], key: 'k' }
}

/** A table at which the person has answered once, and the bot after them. */
async function afterTheFirstAnswers(host: LocalHost, allowsSecondLooks: boolean) {
  const id = await host.open({ ...against('tic-tac-toe', 'easy', 2), allowsSecondLooks }, 'Ana')
  const now = await followed(host, id)
  await answered(host, await asked(now), Random.fromSeed('undo'))
  await asked(now)
  return { id, now }
}

test('an answer is taken back past those of bots at once, and that is told as a second look', async () => {
  const host = hostOn(new MemoryShelf())
  const { id, now } = await afterTheFirstAnswers(host, true)
  expect(now().mayOffer).toBe('second-look')
  await host.takeBack(id, 0, null)
  expect(now().play).toMatchObject({ answers: 0, secondLooks: true })
})

test('a table without second looks takes nothing back past an answer of a bot', async () => {
  const host = hostOn(new MemoryShelf())
  const { id, now } = await afterTheFirstAnswers(host, false)
  expect(now().mayOffer).toBeNull()
  await expect(host.takeBack(id, 0, null)).rejects.toMatchObject({ problem: { code: 'undo-barred' } })
})

test('a rematch is another game with the same company, in which somebody else begins, and there is one', async () => {
  const host = hostOn(new MemoryShelf())
  const id = await host.open(against('tic-tac-toe', 'strong', 2), 'Ana')
  await expect(host.rematch(id)).rejects.toMatchObject({ problem: { code: 'not-finished' } })
  await host.concede(id, null)
  const next = await host.rematch(id)
  expect(await host.rematch(id)).toBe(next)
  expect(await host.state(next, null)).toMatchObject({
    you: { seat: 1 },
    seats: [{ name: 'Strong Bruno', agent: 'strong' }, { name: 'Ana' }],
  })
})

test('a hint is given on the open question, counted before it is told, and marks the answer in the record', async () => {
  const host = hostOn(new MemoryShelf())
  const id = await host.open(against('tic-tac-toe', 'easy', 2), 'Ana')
  const now = await followed(host, id)
  const { play } = await asked(now)
  const requestId = play?.prompts[0]?.requestId ?? ''
  const { hint, number } = await host.hint(id, requestId, null)
  expect(number).toBe(1)
  expect(now().hints).toMatchObject({ mayAsk: true, given: [1, null] })
  expect(await host.hint(id, requestId, null)).toEqual({ hint, number })
  await answered(host, now(), Random.fromSeed('hinted'))
  await expect(host.hint(id, requestId, null)).rejects.toMatchObject({ problem: { code: 'stale-request' } })
  await host.concede(id, null)
  const { log } = (await host.record(id)) as GameRecord
  expect(log[0]).toMatchObject({ hinted: true })
})

test('a table that was opened without hints gives none', async () => {
  const host = hostOn(new MemoryShelf())
  const id = await host.open({ ...against('tic-tac-toe', 'easy', 2), hints: 'nobody' }, 'Ana')
  const { play } = await asked(await followed(host, id))
  await expect(host.hint(id, play?.prompts[0]?.requestId ?? '', null)).rejects.toMatchObject({
    problem: { code: 'no-hints', detail: 'This table was opened without hints.' },
  })
})

test('looking back shows what the seat was told then, and nothing to answer', async () => {
  const host = hostOn(new MemoryShelf())
  const id = await host.open(against('sealed-auction', 'easy', 3), 'Ana')
  const now = await followed(host, id)
  const first = await asked(now)
  await answered(host, first, Random.fromSeed('back'))
  await asked(now)
  const then = await host.moment(id, first.play?.answers ?? 0, { asSpectator: false, locale: null })
  expect(then.projection.view).toEqual(first.play?.view)
  expect(then.projection.prompts).toEqual([])
  const { views } = await host.pastViews(id, [first.play?.answers ?? 0], { asSpectator: false, locale: null })
  expect(views).toEqual([first.play?.view])
  const { lives } = await host.pastCards(id, { asSpectator: false, locale: null })
  expect(lives.some(({ moves }) => moves[0]?.to?.zone === 'hand')).toBe(true)
  const { outline } = await host.overview(id, { asSpectator: false, locale: null })
  expect(outline.stops.length).toBeGreaterThan(1)
})

test('whoever plays does not wait until all cards of the game were followed', async () => {
  const host = hostOn(new MemoryShelf())
  const id = await host.open(against('sealed-auction', 'easy', 3), 'Ana')
  const now = await followed(host, id)
  await answered(host, await asked(now), Random.fromSeed('followed'))
  await asked(now)
  // Each look at the clock costs more time than cards may be followed at a stretch.
  let time = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1_000))
  const done: string[] = []
  setTimeout(() => done.push('another wish'))
  const { lives } = await host.pastCards(id, { asSpectator: false, locale: null })
  clock.mockRestore()
  done.push('cards')
  expect(done).toEqual(['another wish', 'cards'])
  expect(lives.length).toBeGreaterThan(0)
})

test('of hidden cards nothing leaves the worker but what the seat may see', async () => {
  const shelf = new MemoryShelf()
  const host = hostOn(shelf)
  const id = await host.open(against('pokemon', 'easy', 2), 'Ana')
  const told: string[] = []
  await host.follow(id, null, (_, data) => told.push(data))
  await expect.poll(() => shelf.kept.get(id)?.table.asks ?? null, { timeout: 20_000 }).not.toBeNull()
  const { seed } = (shelf.kept.get(id) as LoadedGame).table
  expect(told.join()).not.toContain(seed)
  await expect(host.record(id)).rejects.toMatchObject({ problem: { code: 'not-finished' } })
})
