import type { CardId, Seat } from '@turnwright/kernel'
import type { Knowers } from '@turnwright/kernel/host'
import { BONUS_CARDS } from '../cards/bonus-cards.ts'
import { BIRDS } from '../cards/catalogue.ts'
import { FACES, type Face, FOODS, type Food } from '../cards/food.ts'
import { GOALS } from '../cards/goals.ts'
import { HABITATS, type Habitat } from '../cards/habitat.ts'
import { emptyTally, type MatBird, type PlayerState, type Wingspan, type WingspanState } from '../rules/state.ts'
import type { Task } from '../rules/task.ts'

/** A bird on a mat by its name, or with what lies on it. */
export type StagedBird =
  | string
  | {
      readonly bird: string
      readonly eggs?: number
      readonly cached?: number
      readonly tucked?: number
      /** Its pink power was used already. */
      readonly rests?: boolean
    }

/** What a player has; what is not named is not there. */
export interface StagedPlayer extends Partial<Record<Habitat, readonly StagedBird[]>> {
  readonly food?: Partial<Record<Food, number>>
  readonly hand?: readonly string[]
  readonly bonus?: readonly string[]
  readonly turnsLeft?: number
}

/** Where everything else lies. The first of a pile is on top. */
export interface StagedTable {
  readonly round?: number
  /** Whose turn it is. */
  readonly turn?: Seat
  readonly first?: Seat
  readonly turnsLeft?: number
  /** Three birds without a power if nothing is said. */
  readonly tray?: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly bonusDeck?: readonly string[]
  readonly bonusDiscard?: readonly string[]
  /** The dice in the feeder; one of each food if nothing is said. */
  readonly feeder?: readonly Face[]
  readonly goals?: readonly string[]
  readonly agenda?: readonly Task[]
}

const GOALS_BY_DEFAULT = ['birds-in-forest', 'birds-in-grassland', 'birds-in-wetland', 'total-birds']
const QUIET = ['Trumpeter Swan', 'Hooded Warbler', 'Prothonotary Warbler']
/** What is tucked at the beginning of a scenario is nobody's business. */
const TUCKED = 'Wild Turkey'

/** A game in the middle, as a scenario describes it. */
export function stage(game: Wingspan, players: readonly StagedPlayer[], table: StagedTable): WingspanState {
  const { turn = 0, round = 1, first = 0, turnsLeft = 8 } = table
  return {
    agenda: [...(table.agenda ?? [{ do: 'turn', seat: turn }])],
    round,
    first,
    turn,
    gone: 0,
    players: players.map((player, seat) => stagePlayer(game, { turnsLeft, ...player }, seat)),
    deck: birdCards(game, table.deck ?? [], 'nobody').reverse(),
    discard: birdCards(game, table.discard ?? [], 'everyone'),
    tray: birdCards(game, table.tray ?? QUIET, 'everyone'),
    bonusDeck: bonusCards(game, table.bonusDeck ?? [], 'nobody').reverse(),
    bonusDiscard: bonusCards(game, table.bonusDiscard ?? [], 'nobody'),
    drafting: [],
    repeats: [],
    feeder: facesIn(table.feeder ?? FOODS),
    goalBoard: game.options.goalBoard,
    goals: (table.goals ?? GOALS_BY_DEFAULT).map((id) => ({ goal: goalIndex(id), counts: [], points: [] })),
    automa: null,
  }
}

function stagePlayer(game: Wingspan, player: StagedPlayer, seat: Seat): PlayerState {
  const { food = {}, hand = [], bonus = [], turnsLeft = 8 } = player
  return {
    hand: birdCards(game, hand, [seat]),
    bonus: bonusCards(game, bonus, [seat]),
    offered: [],
    food: FOODS.map((each) => food[each] ?? 0),
    rows: HABITATS.map((habitat, row) =>
      (player[habitat] ?? []).map((bird, column) => matBird(game, bird, row, column)),
    ),
    turnsLeft,
    duty: 0,
    isPresent: true,
    ownTurn: emptyTally(),
    between: emptyTally(),
  }
}

function matBird(game: Wingspan, staged: StagedBird, row: number, column: number): MatBird {
  const {
    bird,
    eggs = 0,
    cached = 0,
    tucked = 0,
    rests = false,
  } = typeof staged === 'string' ? { bird: staged } : staged
  const [card] = birdCards(game, [bird], 'everyone') as [CardId]
  return {
    card,
    kind: game.cards.kind(card),
    home: 10 * row + column,
    eggs,
    cached,
    tucked: birdCards(game, new Array<string>(tucked).fill(TUCKED), 'nobody'),
    reacted: rests,
  }
}

function birdCards({ cards }: Wingspan, names: readonly string[], knowers: Knowers): CardId[] {
  return cards.create('bird', names.map(birdId), knowers)
}

function bonusCards({ cards }: Wingspan, names: readonly string[], knowers: Knowers): CardId[] {
  return cards.create('bonus', names.map(bonusId), knowers)
}

export function birdId(name: string): string {
  return called(BIRDS, name, 'bird')
}

function bonusId(name: string): string {
  return called(BONUS_CARDS, name, 'bonus card')
}

function called(list: readonly { readonly id: string; readonly name: string }[], name: string, what: string): string {
  const found = list.find((each) => each.name === name)
  if (found === undefined) throw new Error(`there is no ${what} called ${name}`)
  return found.id
}

function goalIndex(id: string): number {
  const index = GOALS.findIndex((goal) => goal.id === id)
  if (index < 0) throw new Error(`there is no goal ${id}`)
  return index
}

function facesIn(dice: readonly Face[]): number[] {
  return FACES.map((face) => dice.filter((die) => die === face).length)
}

/** What dice show, for the `rolls` of a scenario: `rolls: dice('fish', 'rodent')`. */
export function dice(...faces: readonly Face[]): number[] {
  return faces.map((face) => FACES.indexOf(face) + 1)
}
