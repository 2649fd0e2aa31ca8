import type { CardId, Seat } from '@turnwright/kernel'
import type { ProjectedLine, Told } from '@turnwright/kernel/host'
import { BIRDS_DEALT, BONUS_DEALT, TOTAL_ROUNDS } from '../cards/board.ts'
import { BONUS_CARDS } from '../cards/bonus-cards.ts'
import { FACES, type Face, type Food, foodIndex } from '../cards/food.ts'
import { rowOf } from '../cards/habitat.ts'
import type { Line } from '../rules/lines.ts'
import { lines as words } from '../words/lines.ts'

interface LoggedBird {
  readonly bird: string
  eggs: number
  cached: number
  tucked: number
}

interface LoggedPlayer {
  readonly food: number[]
  hand: number
  bonusCount: number
  /** The bonus cards that were shown at the end. */
  bonus: string[]
  readonly rows: LoggedBird[][]
  /** By round: what the goal counted and paid. */
  readonly goals: { readonly count: number; readonly points: number }[]
}

interface LoggedAutoma {
  readonly birds: string[]
  hidden: number
  eggs: number
  readonly cubes: number[]
  readonly goals: { readonly count: number; readonly points: number }[]
}

type Known = CardId | null

/**
 * The open part of a table, rebuilt by somebody who was told its log and nothing else. What is hidden is counted: a deck
 * holds whatever lies nowhere else.
 */
export class TableFromLog {
  readonly players: readonly LoggedPlayer[]
  readonly automa: LoggedAutoma = {
    birds: [],
    hidden: 0,
    eggs: 0,
    cubes: new Array<number>(TOTAL_ROUNDS).fill(0),
    goals: [],
  }
  feeder: number[] = []
  tray: string[] = []
  discard: string[] = []
  drafting: string[] = []
  bonusDiscard: number
  goals: readonly string[] = []
  round = 0
  first = 0
  readonly #birds = new Map<CardId, LoggedBird>()

  constructor(seats: number, log: readonly ProjectedLine[]) {
    this.players = Array.from({ length: seats }, () => ({
      food: [0, 0, 0, 0, 0],
      hand: BIRDS_DEALT,
      bonusCount: 1,
      bonus: [],
      rows: [[], [], []],
      goals: [],
    }))
    this.bonusDiscard = seats * (BONUS_DEALT - 1)
    for (const line of log) this.#hear(line)
  }

  /** Cards of a deck of so many birds that lie nowhere else. */
  deckOf(birds: number): number {
    const { tray, discard, drafting, automa, players } = this
    const held = players.reduce((sum, { hand }) => sum + hand, 0)
    const onMats = [...this.#birds.values()].reduce((sum, { tucked }) => sum + 1 + tucked, 0)
    const elsewhere = tray.length + discard.length + drafting.length + automa.birds.length + automa.hidden
    return birds - held - onMats - elsewhere
  }

  get bonusDeck(): number {
    const isSolo = this.players.length === 1
    const held = this.players.reduce((sum, { bonusCount }) => sum + bonusCount, 0)
    return BONUS_CARDS.length - (isSolo ? 1 : 0) - held - this.bonusDiscard
  }

  #hear({ about, identities = {} }: ProjectedLine): void {
    if (about === undefined || !Object.hasOwn(words, about.kind)) return
    // A spectator is told the identity of every card that lies open.
    const named = (cards: readonly Known[]): string[] => cards.map((card) => identities[card as number] as string)
    this.#happens(about as Told<Line>, named)
  }

  #happens(line: Told<Line>, named: (cards: readonly Known[]) => string[]): void {
    switch (line.kind) {
      case 'goals-drawn':
        this.goals = line.goals
        return
      case 'keeps-start': {
        const player = this.#player(line.seat)
        player.hand = line.birds
        player.food.splice(0, 5, ...line.food)
        return
      }
      case 'discards-start':
      case 'draft-discarded':
        this.discard.push(...named(line.cards))
        if (line.kind === 'draft-discarded') this.drafting = []
        return
      case 'round-begins':
        this.round = line.round
        this.first = line.first
        return
      case 'goal-points':
        this.#player(line.seat).goals.push({ count: line.count, points: line.points })
        return
      case 'automa-goal-points':
        this.automa.goals.push({ count: line.count, points: line.points })
        return
      case 'tray-filled':
        this.tray.push(...named(line.cards))
        return
      case 'tray-cleared':
        this.discard.push(...this.tray.splice(0))
        return
      case 'deck-reshuffled':
        this.discard = []
        return
      case 'bonus-reshuffled':
        this.bonusDiscard = 0
        return
      case 'feeder-rolled':
      case 'feeder-refilled':
      case 'rerolls':
        this.feeder = [...line.dice]
        return
      case 'shows-bonus':
        this.#player(line.seat).bonus = named(line.cards)
        return
      case 'plays': {
        const player = this.#player(line.seat)
        const bird = { bird: named([line.card])[0] as string, eggs: 0, cached: 0, tucked: 0 }
        this.#birds.set(line.card as CardId, bird)
        player.rows[rowOf(line.row)]?.push(bird)
        player.hand--
        line.paid.forEach((n, food) => {
          ;(player.food[food] as number) -= n
        })
        return
      }
      case 'moves': {
        const bird = this.#bird(line.card)
        const { rows } = this.#player(line.seat)
        for (const row of rows) if (row.includes(bird)) row.splice(row.indexOf(bird), 1)
        rows[rowOf(line.row)]?.push(bird)
        return
      }
      case 'gains-food':
        return this.#feed(line.seat, line.food, line.n)
      case 'takes-die':
        this.#takeDie(line.face)
        return this.#feed(line.seat, line.food, 1)
      case 'trades-food':
        return this.#feed(line.seat, line.food, -1)
      case 'gives-food':
        return this.#feed(line.seat, line.food, -line.n)
      case 'caches':
        this.#bird(line.card).cached += line.n
        if (line.die !== null) this.#takeDie(line.die)
        return
      case 'lays':
        this.#bird(line.card).eggs += line.n
        return
      case 'gives-egg':
        this.#bird(line.card).eggs--
        return
      case 'draws':
        this.#player(line.seat).hand++
        return
      case 'takes-from-tray':
        this.#player(line.seat).hand++
        takeFrom(this.tray, named([line.card]))
        return
      case 'turns-up':
        this.drafting.push(...named(line.cards))
        return
      case 'picks':
        this.#player(line.seat).hand++
        takeFrom(this.drafting, named([line.card]))
        return
      case 'discards':
        this.#player(line.seat).hand--
        this.discard.push(...named([line.card]))
        return
      case 'tucks':
        this.#player(line.seat).hand--
        this.#bird(line.under.card).tucked++
        return
      case 'tucks-from-deck':
        this.#bird(line.under.card).tucked += line.n
        return
      case 'catches':
        this.#bird(line.hunter.card).tucked++
        return
      case 'gets-away':
        this.discard.push(...named([line.card]))
        return
      case 'looks-at-bonus':
        this.bonusDiscard += line.n
        return
      case 'keeps-bonus':
        this.#player(line.seat).bonusCount++
        this.bonusDiscard--
        return
      case 'automa-turns-up':
        ;(this.automa.cubes[this.round - 1] as number) += line.cube
        return
      case 'automa-plays':
        this.automa.birds.push(...named([line.card]))
        takeFrom(this.tray, named([line.card]))
        return
      case 'automa-discards':
        takeFrom(this.tray, named(line.cards))
        this.discard.push(...named(line.cards))
        return
      case 'automa-clears-tray':
      case 'automa-finds-none':
        this.automa.hidden += line.n
        return
      case 'automa-lays':
        this.automa.eggs += line.n
        return
      case 'automa-takes-die':
        return this.#takeDie(line.face)
      case 'goal-scored':
      case 'leaves':
      case 'uses-row':
      case 'uses-power':
      case 'repeats':
      case 'rolls':
      case 'automa-wants':
      case 'most-points':
      case 'most-food':
      case 'shared-win':
      case 'against-automa':
      case 'others-left':
      case 'nobody-left':
    }
  }

  #player(seat: Seat): LoggedPlayer {
    return this.players[seat] as LoggedPlayer
  }

  #bird(card: Known): LoggedBird {
    return this.#birds.get(card as CardId) as LoggedBird
  }

  #feed(seat: Seat, food: Food, n: number): void {
    ;(this.#player(seat).food[foodIndex(food)] as number) += n
  }

  #takeDie(face: Face): void {
    ;(this.feeder[FACES.indexOf(face)] as number)--
  }
}

function takeFrom(zone: string[], taken: readonly string[]): void {
  for (const identity of taken) zone.splice(zone.indexOf(identity), 1)
}
