import { createHash } from 'node:crypto'
import type { GameModule } from '@turnwright/kernel'
import { type AnswerEntry, fingerprintOf, parseOptions, project } from '@turnwright/kernel/host'
import type { DealGameEnd, DealRequest, DealsOfDay, DealState } from '@turnwright/protocol'
import { wireCopy } from '@turnwright/table'
import { type Randomness, seedFrom, tokenFrom } from '../around/randomness.ts'
import { answersInForce, parting } from '../forks/origin-ending.ts'
import { agentOf, type GameCatalog } from '../game-catalog.ts'
import { paceAt } from '../clocks/stored-pace.ts'
import { Refusal } from '../refusal.ts'
import type { Store, StoredSeat, StoredTable } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import { noHintsYet } from '../tables/hint-rule.ts'
import { botSeat, openSeat, type Person, personSeat } from '../tables/seats.ts'
import type { Tables, Wanted } from '../tables/tables.ts'
import { dealStateFor, isOver, mayCompare } from './deal-state.ts'
import { closeOf, dayBefore, dayOf } from './days.ts'
import { type DealSeat, seatOf, type StoredDeal, type StoredDealGame } from './stored-deal.ts'

const A_DAY = 24 * 60 * 60 * 1_000
/** Deals of one person that are open at the same time. */
const MOST_OPEN = 20
const MOST_LISTED = 100
/** Tables of one deal that somebody may open and give up before they begin. */
const MOST_ATTEMPTS = 10
/** Deals of days are for one person and as few bots as make a game of it. */
const FEWEST = 2

type Parted = Pick<DealGameEnd, 'alike' | 'parted'>

/** Of one's own game, and for those who have played none. */
const APART_FROM_NOTHING: Parted = { alike: null, parted: null }

interface Around {
  readonly store: Store
  readonly tables: Tables
  readonly catalog: GameCatalog
  readonly now: () => number
  readonly randomness: Randomness
}

/** The same seed for several people, each at a table of their own, blind to each other until they have played. */
export class Deals {
  readonly #around: Around

  constructor(around: Around) {
    this.#around = around
  }

  /** The deals of today. The first who asks on a day has them dealt: the seeds are random, and nobody is told them. */
  async today(): Promise<DealsOfDay> {
    const { catalog, now } = this.#around
    const day = dayOf(now())
    const deals = await Promise.all(
      catalog.summaries().map(async ({ id: game }) => ({
        game,
        id: (await this.#dealOf(catalog.get(game), day)).id,
        before: (await this.#read((store) => store.dealOf(game, dayBefore(day))))?.id ?? null,
      })),
    )
    return { day, closes: new Date(closeOf(day)).toISOString(), deals }
  }

  async #dealOf(module: GameModule, day: string): Promise<StoredDeal> {
    const { now } = this.#around
    const { id: game, seats } = module.definition
    const known = await this.#read((store) => store.dealOf(game, day))
    if (known !== null) return known
    const count = Math.min(Math.max(FEWEST, seats.min), seats.max)
    return this.#create({
      ...this.#fresh(module, count, agentOf(module, undefined)),
      id: tokenFrom(this.#around.randomness),
      day,
      by: null,
      byName: null,
      created: now(),
      closes: closeOf(day),
    })
  }

  /** A deal that somebody opens for others. The same key gives the same. */
  async open(person: Person, request: DealRequest): Promise<string> {
    const { now } = this.#around
    const opened = {
      id: idFor(person, request.key),
      day: null,
      by: person.id,
      byName: person.name,
      created: now(),
      closes: now() + request.days * A_DAY,
    }
    if (request.of === 'table')
      return this.#around.tables.with(request.table, (desk) => this.#ofTable(desk, person, opened))
    const module = this.#around.catalog.get(request.game)
    const { min, max } = module.definition.seats
    const players = request.players ?? Math.min(Math.max(FEWEST, min), max)
    if (players < min || players > max)
      throw new Refusal('bad-seats', `${module.definition.name} is not for ${players} players.`)
    return (await this.#create({ ...this.#fresh(module, players, agentOf(module, request.agent)), ...opened })).id
  }

  /** The deal that somebody played alone against bots. From now on its table keeps what it holds until the deal closes. */
  async #ofTable(
    desk: Desk,
    person: Person,
    opened: Pick<StoredDeal, 'id' | 'closes'> & Partial<StoredDeal>,
  ): Promise<string> {
    const { table, module } = desk
    const { store, now } = this.#around
    const own = table.seats.findIndex((seat) => seat.person === person.id)
    if (own < 0) throw new Refusal(table.visibility === 'open' ? 'not-seated' : 'invite-needed')
    if (table.deal !== null) return table.deal.id
    if (table.status !== 'finished') throw new Refusal('not-finished')
    if (table.origin !== null)
      throw new Refusal('refused', 'This game was played on from another: it is no deal of its own.', {
        next: 'Open a fresh deal for all.',
      })
    if (table.seats.some(({ kind }, at) => at !== own && kind === 'person'))
      throw new Refusal('refused', 'Others played here as well, and their record would be sealed.', {
        next: 'Open a fresh deal for all.',
      })
    if (desk.game?.history.secondLooks === true)
      throw new Refusal('refused', 'This game was played with second looks, which deals do not allow.', {
        next: 'Open a fresh deal for all.',
      })
    if (table.hints.given.length > 0)
      throw new Refusal('refused', 'This game was played with hints, which deals do not allow.', {
        next: 'Open a fresh deal for all.',
      })
    if (table.helped.some(({ seat, by }) => seat === own && by === 'played-on'))
      throw new Refusal('refused', 'This game was played on before it was over, which deals do not allow.', {
        next: 'Open a fresh deal for all.',
      })
    if (table.helped.some(({ seat }) => seat === own))
      throw new Refusal('refused', 'A bot answered for you in this game, which deals do not allow.', {
        next: 'Open a fresh deal for all.',
      })
    const seats = table.seats.map(({ kind, agent }, at): DealSeat => {
      if (at === own) return { kind: 'player', agent: null }
      return { kind: 'bot', agent: kind === 'bot' ? agent : agentOf(module, undefined) }
    })
    const { game, options, seed } = table
    const deal = await this.#create({ game, options, seed, seats, ...opened } as StoredDeal)
    if (deal.seed !== seed) throw new Refusal('key-reused')
    const counts = await store.enterDeal(deal.id, person.id, table.id, now()).catch(() => {
      throw new Refusal('not-stored')
    })
    if (counts !== table.id) throw new Refusal('deal-played')
    await desk.commit({ deal: { id: deal.id, closes: deal.closes } })
    return deal.id
  }

  /** The table at which somebody plays it: the one they have begun, or a new one. */
  async play(person: Person, id: string, company: 'bots' | 'friends', from: string): Promise<string> {
    const { store, tables, catalog, now } = this.#around
    const deal = await this.#get(id)
    const begun = await this.#read(() => store.dealTable(id, person.id))
    const key = await this.#keyFor(person, deal, begun)
    const own = tables.idFor(person, key)
    if (begun !== null && begun !== own) return begun
    if (begun === null && now() >= deal.closes) throw new Refusal('deal-closed')
    const counts = await store.enterDeal(id, person.id, own, now()).catch(() => {
      throw new Refusal('not-stored')
    })
    if (counts !== own) return counts
    const module = catalog.get(deal.game)
    const wanted: Wanted = {
      game: deal.game,
      options: deal.options,
      visibility: 'invite',
      allowsSecondLooks: false,
      // While it is open nobody looks on; afterwards it lies open to all who played it.
      allowsSpectators: true,
      hints: noHintsYet('nobody'),
      pace: paceAt(),
      seats: deal.seats.map((seat) => seatFor(seat, module, person, company)),
      openedFrom: from,
      origin: null,
      deal: { id, closes: deal.closes },
    }
    // Whoever has begun it is led there, whichever company they ask for now.
    return tables.openOnce(person, wanted, { key, digest: fingerprintOf('deal', id) }, async () => ({
      seed: deal.seed,
    }))
  }

  /** What somebody's table of a deal is opened with. One that was closed before it began counts for nothing: then it is another. */
  async #keyFor(person: Person, deal: StoredDeal, begun: string | null): Promise<string> {
    const { store, tables } = this.#around
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
      const key = ownKey(deal, attempt)
      const id = tables.idFor(person, key)
      if (id === begun) return key
      const known = await this.#read(() => store.load(id))
      if (known === null || known.table.status !== 'closed') return key
    }
    if (begun !== null) return ownKey(deal, 1)
    throw new Refusal('deal-played', 'You have given up many tables of this deal.', { next: 'Play another deal.' })
  }

  async state(id: string, person: string | null): Promise<DealState> {
    const { store, now } = this.#around
    const deal = await this.#get(id)
    const [games, played] = await this.#read(() =>
      Promise.all([store.dealGames(id, { person, number: null, limit: MOST_LISTED }), store.countDealGames(id)]),
    )
    return dealStateFor({ deal, games, played, person, now: now() })
  }

  /** The end of one of its games, for those who may compare. */
  async gameEnd(id: string, number: number, person: string | null, languages: readonly string[]): Promise<DealGameEnd> {
    const { store, tables, now } = this.#around
    const deal = await this.#get(id)
    const games = await this.#read(() => store.dealGames(id, { person, number, limit: 0 }))
    const own = games.find((game) => game.person === person)
    if (!mayCompare(deal, own, now()))
      throw new Refusal('deal-open', 'What came of it is sealed until you have played.')
    const game = games.find((each) => each.number === number)
    if (game === undefined || !isOver(game) || game.result === null) throw new Refusal('not-finished')
    const answers = await this.#answersOf(game)
    const play = await tables.with(game.table, (desk): DealGameEnd['play'] => {
      if (desk.game === null) throw new Refusal('not-finished')
      return wireCopy(project(desk.game, null, { locale: desk.localeFor(languages) })) as DealGameEnd['play']
    })
    const parted = own === undefined || own === game ? APART_FROM_NOTHING : await this.#partedFrom(own, answers)
    return { number, answers: answers.length, ...parted, play }
  }

  /** How far another game was like somebody's own; of what was asked then they are told what they were asked themselves. */
  async #partedFrom(own: StoredDealGame, answers: readonly AnswerEntry[]): Promise<Parted> {
    const given = await this.#answersOf(own)
    return this.#around.tables.with(own.table, ({ game }): Parted => {
      if (game === null) return APART_FROM_NOTHING
      const { alike, parted } = parting(game, given, answers)
      return { alike, parted: parted?.seat === seatOf(own) ? parted.title : null }
    })
  }

  async #answersOf({ table }: StoredDealGame): Promise<readonly AnswerEntry[]> {
    const history = await this.#read((store) => store.history(table))
    return answersInForce(history.map(({ entry }) => entry))
  }

  /** A deal of chance that nobody knows. */
  #fresh(module: GameModule, players: number, agent: string): Pick<StoredDeal, 'game' | 'options' | 'seats' | 'seed'> {
    const { id, options } = module.definition
    const bots = Array.from({ length: players - 1 }, (): DealSeat => ({ kind: 'bot', agent }))
    return {
      game: id,
      options: parseOptions(options, {}) as StoredTable['options'],
      seats: [{ kind: 'player', agent: null }, ...bots],
      seed: seedFrom(this.#around.randomness),
    }
  }

  async #create(deal: StoredDeal): Promise<StoredDeal> {
    const created = await this.#around.store.createDeal(deal, MOST_OPEN).catch(() => {
      throw new Refusal('not-stored')
    })
    if (created === null)
      throw new Refusal('too-many-tables', 'You have opened many deals that are not closed yet.', {
        next: 'Wait until one of them closes.',
      })
    return created
  }

  async #get(id: string): Promise<StoredDeal> {
    const deal = await this.#read((store) => store.deal(id))
    if (deal === null) throw new Refusal('no-such-deal')
    return deal
  }

  #read<T>(read: (store: Store) => Promise<T>): Promise<T> {
    return read(this.#around.store).catch(() => {
      throw new Refusal('not-stored', 'The server cannot read this deal now.')
    })
  }
}

function seatFor(seat: DealSeat, module: GameModule, person: Person, company: 'bots' | 'friends'): StoredSeat {
  if (seat.kind === 'player') return personSeat(person)
  return company === 'friends' ? openSeat : botSeat(module, seat.agent ?? undefined)
}

/** No key of a client holds a space: what is played of a deal is opened by nothing else. */
function ownKey({ id }: StoredDeal, attempt: number): string {
  return attempt === 1 ? `deal ${id}` : `deal ${id} ${attempt}`
}

function idFor(person: Person, key: string): string {
  return createHash('sha256').update(`deal of ${person.id} ${key}`).digest('base64url').slice(0, 22)
}
