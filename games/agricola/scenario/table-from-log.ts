import type { CardId, Seat } from '@turnwright/kernel'
import type { ProjectedLine } from '@turnwright/kernel/host'
import { kindCalled, majorCalled } from '../cards/catalogue.ts'
import type { Good, Goods } from '../cards/goods.ts'
import { MAJORS } from '../cards/majors.ts'
import { type SpaceId, SPACE_IDS } from '../cards/space-names.ts'
import {
  addRoom,
  addStable,
  arrange,
  buildFences,
  type Cell,
  cellNamed,
  edgeNamed,
  plow,
  putCrops,
  renovateTo,
  sow,
  SOWN,
  takeCrop,
} from '../farm/index.ts'
import type { AgricolaAbout } from '../rules/about.ts'
import { change, pay } from '../rules/goods.ts'
import { fieldCardOf } from '../rules/in-play.ts'
import type { Line } from '../rules/lines.ts'
import { newPlayer } from '../rules/new-player.ts'
import type { FieldPlace } from '../rules/questions.ts'
import { skillsOf } from '../rules/skills.ts'
import { type Board, fixedPlaces, placeOf } from '../rules/spaces/board.ts'
import { type AgricolaState, type PlayerState, playerAt, type Promised } from '../rules/state.ts'

/** What everybody may know of a table, but for hands, which are counted. */
export interface Known extends Pick<AgricolaState, 'round' | 'marker' | 'stock' | 'people' | 'majors' | 'open'> {
  players: PlayerState[]
  hands: number[]
}

/**
 * A table as somebody sees it who knows how it began and what is printed, and then reads nothing but the data of the
 * lines that anybody may read.
 */
export class TableFromLog {
  readonly known: Known
  readonly #board: Board
  /** What the cards were that a line names. */
  #identities: Readonly<Record<number, string>> = {}

  constructor(begun: Known, board: Board) {
    this.known = begun
    this.#board = board
  }

  read({ about, identities }: ProjectedLine<AgricolaAbout>): void {
    this.#identities = identities ?? {}
    if (about !== undefined) this.#follow(about as Line)
  }

  #follow(line: Line): void {
    const follow = this.#deeds[line.kind] as (line: Line) => void
    follow(line)
  }

  readonly #deeds: { readonly [Kind in Line['kind']]: (line: Extract<Line, { readonly kind: Kind }>) => void } = {
    'all-keep-two': () => this.known.hands.forEach((n, seat) => void (this.known.hands[seat] = n + 2)),
    'round-brings': ({ round, space }) => this.#newRound(round, space),
    'goes-to': ({ seat, space }) => this.#stand(space, seat),
    'comes-back': ({ seat, space }) => this.#leave(space, seat),
    'finds-nothing': () => {},
    'newborn-works': ({ seat, paid }) => this.#pays(seat, paid),
    'newborn-back': ({ seat, returned }) => this.#gets(seat, returned),
    'newborn-rests': () => {},
    'takes-marker': ({ seat }) => void (this.known.marker = seat),
    gets: ({ seat, good, n, from }) => {
      this.#gets(seat, { [good]: n })
      if ('space' in from && this.#gathers(placeOf(from.space))) this.#lay(from.space, -n)
    },
    'gets-points': ({ seat, n }) => void (this.#player(seat).bonus += n),
    'leaves-goods': ({ goods, space }) => this.#lay(space, goods.wood ?? 0),
    'lays-goods': ({ seat, goods, rounds }) => {
      for (const round of rounds)
        for (const [what, n] of entriesOf(goods)) this.#player(seat).promised.push({ round, what, n })
    },
    'lays-field': ({ seat, n, round }) => void this.#player(seat).promised.push({ round, what: 'plow', n }),
    'family-grows': ({ seat, people }) => void (this.#player(seat).family = people),
    plows: ({ seat, cell }) => plow(this.#farm(seat), cellOf(cell)),
    sows: ({ seat, crop, field }) => {
      this.#pays(seat, { [crop]: 1 })
      if ('cell' in field) sow(this.#farm(seat), cellOf(field.cell), crop)
      else this.#putOnCard(seat, SOWN[crop])
    },
    'moves-crop': ({ seat, crop, from, to }) => {
      this.#takeFrom(seat, from)
      if ('cell' in to) putCrops(this.#farm(seat), cellOf(to.cell), crop, 1)
      else this.#putOnCard(seat, 1)
    },
    bakes: ({ seat, food }) => this.#turns(seat, { grain: 1 }, { food }),
    'builds-room': ({ seat, cell, paid }) => {
      this.#pays(seat, paid)
      addRoom(this.#farm(seat), cellOf(cell))
    },
    renovates: ({ seat, material, paid }) => {
      this.#pays(seat, paid)
      renovateTo(this.#farm(seat), material)
    },
    'builds-stable': ({ seat, cell, paid }) => {
      this.#pays(seat, paid)
      addStable(this.#farm(seat), cellOf(cell))
    },
    'pays-for-fences': () => {},
    'builds-fences': ({ seat, edges, paid }) => {
      this.#pays(seat, paid)
      for (const edge of edges) buildFences(this.#farm(seat), edgeNamed(edge) ?? { across: 0, upright: 0 })
    },
    'builds-major': ({ seat, major, paid }) => {
      this.#pays(seat, paid)
      move(majorCalled(major), this.known.majors, this.#player(seat).majors)
    },
    'gives-back': ({ seat, major }) => {
      move(majorCalled(major), this.#player(seat).majors, this.known.majors)
      this.known.majors.sort((a, b) => a - b)
    },
    plays: ({ seat, card, paid }) => {
      this.#pays(seat, paid)
      this.#layOut(seat, card)
      this.#hold(seat, -1)
    },
    'passed-on': ({ seat, card, to }) => {
      this.#takeAway(seat, card)
      this.#hold(to, 1)
    },
    'leaves-game': ({ seat, card }) => this.#takeAway(seat, card),
    pays: () => {},
    'pays-for-card': ({ seat, goods }) => this.#pays(seat, goods),
    eats: ({ seat, given, gained }) => this.#turns(seat, given, gained),
    turns: ({ seat, given, gained }) => this.#turns(seat, given, gained),
    'moves-animals': ({ seat, placements }) => arrange(this.#farm(seat), placements),
    'lets-go': ({ seat, n, animal }) => this.#pays(seat, { [animal]: n }),
    'harvest-comes': () => this.#goHome(),
    harvests: ({ seat, crops, fields }) => this.#harvest(seat, crops, fields),
    'harvests-more': ({ seat, crops, fields }) => this.#harvest(seat, crops, fields),
    feeds: ({ seat, food }) => this.#pays(seat, { food }),
    begs: ({ seat, markers }) => void (this.#player(seat).begging += markers),
    young: ({ seat, animal }) => this.#gets(seat, { [animal]: 1 }),
    'leaves-table': ({ seat }) => {
      this.#player(seat).isPresent = false
      this.known.hands[seat] = 0
      this.known.people.forEach((there, place) => void (this.known.people[place] = there & ~(1 << seat)))
    },
    'series-game': () => {},
    'series-begins': (line) => this.#beginAgain(line),
    'best-farm': () => {},
    'everybody-left': () => {},
    'series-over': () => {},
  }

  #player(seat: Seat): PlayerState {
    return playerAt(this.known, seat)
  }

  #farm(seat: Seat): PlayerState['farm'] {
    return this.#player(seat).farm
  }

  #pays(seat: Seat, goods: Goods): void {
    pay(this.#player(seat), goods)
  }

  #gets(seat: Seat, goods: Goods): void {
    for (const [good, n] of entriesOf(goods)) change(this.#player(seat), good, n)
  }

  #turns(seat: Seat, given: Goods, gained: Goods): void {
    this.#pays(seat, given)
    this.#gets(seat, gained)
  }

  #harvest(seat: Seat, crops: Goods, fields: readonly FieldPlace[]): void {
    for (const field of fields) this.#takeFrom(seat, field)
    this.#gets(seat, crops)
  }

  #takeFrom(seat: Seat, field: FieldPlace): void {
    if ('cell' in field) takeCrop(this.#farm(seat), cellOf(field.cell))
    else this.#putOnCard(seat, (fieldCardOf(this.#player(seat))?.n ?? 0) - 1)
  }

  #putOnCard(seat: Seat, n: number): void {
    const card = fieldCardOf(this.#player(seat))
    if (card !== null) card.n = n
  }

  #layOut(seat: Seat, card: CardId): void {
    const player = this.#player(seat)
    const kind = kindCalled(this.#identities[card] ?? '')
    player.inPlay.push({ card, kind, n: 0 })
    player.skills |= skillsOf(kind)
  }

  #takeAway(seat: Seat, card: CardId): void {
    const { inPlay } = this.#player(seat)
    inPlay.splice(
      inPlay.findIndex((played) => played.card === card),
      1,
    )
  }

  #hold(seat: Seat, more: number): void {
    this.known.hands[seat] = (this.known.hands[seat] ?? 0) + more
  }

  #stand(space: SpaceId, seat: Seat): void {
    const place = placeOf(space)
    this.known.people[place] = (this.known.people[place] ?? 0) | (1 << seat)
  }

  #leave(space: SpaceId, seat: Seat): void {
    const place = placeOf(space)
    this.known.people[place] = (this.known.people[place] ?? 0) & ~(1 << seat)
  }

  #goHome(): void {
    this.known.people.fill(0)
  }

  #gathers(place: number): boolean {
    return this.#board[place]?.action.does === 'gather'
  }

  #lay(space: SpaceId, n: number): void {
    const place = placeOf(space)
    this.known.stock[place] = (this.known.stock[place] ?? 0) + n
  }

  #newRound(round: number, space: SpaceId): void {
    this.#goHome()
    this.known.round = round
    this.known.open.push(placeOf(space))
    for (const place of this.known.open) {
      const action = this.#board[place]?.action
      if (action?.does === 'gather') this.#lay(SPACE_IDS[place] as SpaceId, action.n)
    }
    const isLater = (promise: Promised): boolean => promise.round !== round
    for (const { promised } of this.known.players) promised.splice(0, promised.length, ...promised.filter(isLater))
  }

  #beginAgain({ cards, hand, food }: Extract<Line, { readonly kind: 'series-begins' }>): void {
    const { known } = this
    const played = this.#player(0).inPlay.filter(({ card }) => cards.includes(card))
    const inPlay = played.map(({ card, kind }) => ({ card, kind, n: 0 }))
    known.players = [{ ...newPlayer(food), inPlay, skills: inPlay.reduce((all, { kind }) => all | skillsOf(kind), 0) }]
    known.hands = [hand]
    known.stock.fill(0)
    known.open.splice(0, known.open.length, ...fixedPlaces(this.#board))
    known.majors.splice(0, known.majors.length, ...MAJORS.keys())
    this.#goHome()
  }
}

function cellOf(name: string): Cell {
  return cellNamed(name) as Cell
}

function entriesOf(goods: Goods): readonly [Good, number][] {
  return Object.entries(goods) as [Good, number][]
}

function move(thing: number, from: number[], to: number[]): void {
  from.splice(from.indexOf(thing), 1)
  to.push(thing)
}
