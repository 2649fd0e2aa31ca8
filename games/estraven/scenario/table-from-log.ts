import type { CardId, Seat } from '@turnwright/kernel'
import type { ProjectedLine, Told } from '@turnwright/kernel/host'
import { deckCards } from '../cards/catalogue.ts'
import type { Faction } from '../cards/words-of-the-game.ts'
import type { EstravenAbout } from '../rules/about.ts'
import { kindCalled, printed } from '../rules/identities.ts'
import type { Line } from '../rules/lines.ts'
import { LIFE } from '../rules/setup.ts'
import { keywordBit } from '../rules/stats.ts'
import type { Permanent } from '../rules/state.ts'

type Standing = Omit<Permanent, 'used'>

interface RetoldPlayer {
  life: number
  pool: number
  library: number
  hand: number
  battlefield: Standing[]
  pitched: CardId[]
  graveyard: CardId[]
  exile: CardId[]
}

/** The table as somebody knows it who reads the log and has never seen it; and the printed cards and the rulebook. */
export class TableFromLog {
  readonly players: RetoldPlayer[]
  readonly market: CardId[] = []
  readonly chain: CardId[] = []
  round = 0
  turn: Seat = -1
  readonly #kinds = new Map<CardId, number>()
  readonly #withHouse: boolean

  constructor(seats: number, withHouse = false) {
    this.#withHouse = withHouse
    this.players = Array.from({ length: seats }, () => ({
      life: LIFE,
      pool: 0,
      library: 0,
      hand: 0,
      battlefield: [],
      pitched: [],
      graveyard: [],
      exile: [],
    }))
  }

  hear({ about, identities = {} }: ProjectedLine<EstravenAbout>): void {
    for (const [card, identity] of Object.entries(identities))
      this.#kinds.set(Number(card) as CardId, kindCalled(identity))
    // What is told is a line.
    if (about !== undefined) this.#hear(about as Told<Line>)
  }

  #hear(line: Told<Line>): void {
    switch (line.kind) {
      case 'market-opens':
        this.market.push(...line.cards.map(seen))
        return
      case 'plays-decks':
        this.#at(line.seat).library += line.decks.reduce((sum, faction) => sum + sizeOf(faction, this.#withHouse), 0)
        return
      case 'starts-with-mana':
        this.#at(line.seat).pool = line.pool
        return
      case 'turn-begins':
        return this.#beginTurn(line.seat, line.round, line.pool)
      // E57: the rulebook tells it of the round.
      case 'fury':
        return
      case 'turn-ends':
        return this.#endTurn()
      case 'draws':
        return this.#draw(line.seat, line.cards.length)
      case 'finds':
        return this.#draw(line.seat, 1)
      case 'library-anew':
        this.#at(line.seat).library += line.count
        this.#at(line.seat).graveyard.length = 0
        return
      case 'discards':
        this.#at(line.seat).hand -= line.cards.length
        this.#at(line.seat).graveyard.push(...line.cards.map(seen))
        return
      case 'leaves-market':
        this.market.splice(this.market.indexOf(seen(line.card)), 1)
        return
      case 'comes-to-market':
        this.market.push(seen(line.card))
        return
      case 'plays':
        this.#at(line.seat).hand--
        this.#at(line.seat).pool -= line.mana
        if (line.link === 0) this.#arrive(line.seat, seen(line.card))
        else this.chain.push(seen(line.card))
        return
      case 'uses':
        this.#at(line.seat).pool -= line.mana
        if (line.taps) this.#standing(line.card).tapped = true
        return
      case 'pitches':
        this.#at(line.seat).hand--
        this.#at(line.seat).pool = line.pool
        this.#at(line.seat).pitched.push(seen(line.card))
        return
      case 'attacks':
        for (const card of [line.card, ...line.followers.cards]) this.#standing(card).tapped = true
        return
      case 'blocks':
        if (line.taps) this.#standing(line.card).tapped = true
        return
      case 'trades':
        this.market[this.market.indexOf(seen(line.taken.card))] = seen(line.card)
        return
      case 'pays-life':
      case 'damage-through':
      case 'hurts-player':
      case 'gains-life':
        this.#at(line.seat).life = line.life
        return
      case 'sacrifices':
      case 'destroyed':
        return this.#bury(line.card)
      case 'arrives':
        this.#leaveChain(line.card)
        return this.#arrive(line.seat, seen(line.card))
      case 'is-put-away':
        this.#leaveChain(line.card)
        this.#at(line.seat).graveyard.push(seen(line.card))
        return
      case 'token':
        return this.#arrive(line.seat, seen(line.card))
      case 'hurts-unit':
        this.#standing(line.target.card).damage += line.damage
        return
      case 'is-healed':
        this.#standing(line.card).damage -= line.amount
        return
      case 'moves':
        return this.#move(line)
      case 'comes-back':
        take(this.#at(line.seat).graveyard, seen(line.card))
        if (line.to === 'hand') this.#at(line.seat).hand++
        else this.#arrive(line.seat, seen(line.card))
        return
      case 'taken-over':
      case 'given-back':
        return this.#handOver(line.card, line.seat)
      case 'tapped':
      case 'untapped':
        this.#standing(line.card).tapped = line.kind === 'tapped'
        return
      case 'changed':
        return this.#change(line)
      case 'adds-mana':
        this.#at(line.seat).pool = line.pool
        return
      case 'exchanges':
      case 'offers-trade':
      case 'concedes':
      case 'countered':
      case 'takes-effect':
      case 'does-nothing':
      case 'finds-nothing':
      case 'both-fall':
      case 'no-life':
      case 'no-cards':
      case 'conceded':
        return
    }
  }

  #at(seat: Seat): RetoldPlayer {
    const player = this.players[seat]
    if (player === undefined) throw new RangeError(`the log speaks of seat ${seat}`)
    return player
  }

  #kindOf(card: CardId): number {
    const kind = this.#kinds.get(card)
    if (kind === undefined) throw new RangeError(`the log never says what card ${card} is`)
    return kind
  }

  #standing(card: CardId | null): Standing {
    const found = this.players.flatMap(({ battlefield }) => battlefield).find((each) => each.card === card)
    if (found === undefined) throw new RangeError(`the log speaks of card ${card}, which never came to the battlefield`)
    return found
  }

  #beginTurn(seat: Seat, round: number, pool: number): void {
    const player = this.#at(seat)
    this.turn = seat
    this.round = round
    player.pool = pool
    player.graveyard.push(...player.pitched.splice(0))
    for (const permanent of player.battlefield) permanent.tapped = false
  }

  #endTurn(): void {
    for (const permanent of this.players.flatMap(({ battlefield }) => battlefield)) {
      if (printed(permanent.kind).type === 'troop') permanent.damage = 0
      Object.assign(permanent, { powerNow: 0, resistanceNow: 0, healthNow: 0, keywordsNow: 0 })
    }
  }

  #draw(seat: Seat, count: number): void {
    this.#at(seat).library -= count
    this.#at(seat).hand += count
  }

  #arrive(seat: Seat, card: CardId): void {
    const kind = this.#kindOf(card)
    this.#at(seat).battlefield.push({
      card,
      kind,
      owner: seat,
      tapped: printed(kind).entersTapped,
      damage: 0,
      power: 0,
      resistance: 0,
      health: 0,
      powerNow: 0,
      resistanceNow: 0,
      healthNow: 0,
      keywordsNow: 0,
      isLent: false,
    })
  }

  #leaveChain(card: CardId | null): void {
    take(this.chain, seen(card))
  }

  #lift(card: CardId | null): Standing {
    const permanent = this.#standing(card)
    for (const { battlefield } of this.players)
      if (battlefield.includes(permanent)) battlefield.splice(battlefield.indexOf(permanent), 1)
    return permanent
  }

  #bury(card: CardId | null): void {
    const { owner, kind, card: fallen } = this.#lift(card)
    if (!printed(kind).isToken) this.#at(owner).graveyard.push(fallen)
  }

  #move({ card, seat, to }: Extract<Told<Line>, { kind: 'moves' }>): void {
    const { kind } = this.#lift(card)
    if (printed(kind).isToken) return
    const owner = this.#at(seat)
    if (to === 'hand') owner.hand++
    else if (to === 'exile') owner.exile.push(seen(card))
    else owner.library++
  }

  #handOver(card: CardId | null, to: Seat): void {
    const permanent = this.#lift(card)
    permanent.isLent = permanent.owner !== to
    this.#at(to).battlefield.push(permanent)
  }

  #change({ card, power, resistance, health, keyword, lasts }: Extract<Told<Line>, { kind: 'changed' }>): void {
    const permanent = this.#standing(card)
    const now = lasts === 'turn' ? 'Now' : ''
    permanent[`power${now}`] += power
    permanent[`resistance${now}`] += resistance
    permanent[`health${now}`] += health
    if (keyword !== null) permanent.keywordsNow |= keywordBit(keyword)
  }
}

/** A card that lies open is told to everybody. */
function seen(card: CardId | null): CardId {
  if (card === null) throw new RangeError('the log hides a card that lies open')
  return card
}

function take(zone: CardId[], card: CardId): void {
  const at = zone.indexOf(card)
  if (at < 0) throw new RangeError(`the log takes card ${card} from where it never was`)
  zone.splice(at, 1)
}

function sizeOf(faction: Faction, withHouse: boolean): number {
  return deckCards(faction, withHouse).reduce((sum, { copies }) => sum + copies, 0)
}
