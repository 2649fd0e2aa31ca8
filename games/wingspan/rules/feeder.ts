import type { Seat } from '@turnwright/kernel'
import { DICE } from '../cards/board.ts'
import { DUAL, FACES, FOODS, type Food, faceAt, foodAt, foodIndex } from '../cards/food.ts'
import { addTo } from './counts.ts'
import { SKIP } from './offers.ts'
import type { Offer, Question } from './questions.ts'
import type { Wingspan, WingspanState } from './state.ts'

/** A die and the food it gives. */
export interface DieTaken {
  readonly face: number
  readonly food: number
}

/** No die was taken, with or without a reroll before. */
export type Untaken = 'refused' | 'rerolled'

interface DieOption {
  readonly id: string
  readonly about: Offer
  readonly ref: { readonly space: string }
  readonly value: DieTaken
}

const dieOption = (face: number, food: number, id: string): DieOption => ({
  id,
  about: { kind: 'die', face: faceAt(face), food: foodAt(food) },
  ref: { space: `die-${FACES[face]}` },
  value: { face, food },
})

const INVERTEBRATE = foodIndex('invertebrate')
const SEED = foodIndex('seed')

/** W16: what each face can be taken as. */
const DIE_OPTIONS: readonly (readonly DieOption[])[] = [
  ...FOODS.map((food, face) => [dieOption(face, face, food)]),
  [dieOption(DUAL, INVERTEBRATE, 'dual-invertebrate'), dieOption(DUAL, SEED, 'dual-seed')],
]

export const REROLL = { id: 'reroll', about: { kind: 'reroll' }, ref: { space: 'feeder' } } as const

/** Foods as bits, in the order of FOODS. */
export const ANY_FOOD = 0b11111
export function foodBits(foods: readonly Food[]): number {
  return foods.reduce((bits, food) => bits | (1 << foodIndex(food)), 0)
}

export function diceInFeeder({ feeder }: WingspanState): number {
  let dice = 0
  for (const n of feeder) dice += n
  return dice
}

/** W19: a reroll needs every die in the feeder to show the same face. */
export function mayReroll({ feeder }: WingspanState): boolean {
  let faces = 0
  for (const n of feeder) if (n > 0) faces++
  return faces === 1
}

/** W20: the split face counts as either of its foods. */
export function faceGives(face: number, foods: number): boolean {
  return face === DUAL ? (foods & ((1 << INVERTEBRATE) | (1 << SEED))) !== 0 : (foods & (1 << face)) !== 0
}

export function feederHolds(state: WingspanState, foods: number): boolean {
  const { feeder } = state
  for (let face = 0; face < feeder.length; face++) if ((feeder[face] ?? 0) > 0 && faceGives(face, foods)) return true
  return false
}

/** W18: the moment the feeder is empty, all dice are rolled back in. */
export function removeDie(game: Wingspan, face: number): void {
  const { feeder } = game.state
  addTo(feeder, face, -1)
  if (diceInFeeder(game.state) === 0) {
    rollAllDice(feeder, game.random)
    game.tell({ kind: 'feeder-refilled', dice: feeder.slice() })
  }
}

export function reroll(game: Wingspan, seat: Seat): void {
  rollAllDice(game.state.feeder, game.random)
  game.tell({ kind: 'rerolls', seat, dice: game.state.feeder.slice() })
}

export function rollAllDice(feeder: number[], random: Wingspan['random']): void {
  feeder.fill(0)
  for (let die = 0; die < DICE; die++) addTo(feeder, random.die(FACES.length) - 1, 1)
}

/** W17, W19: a player picks a die that gives one of the foods, after any rerolls. */
export function chooseDie(
  game: Wingspan,
  seat: Seat,
  foods: number,
  about: Extract<Question, { readonly kind: 'take-die' }>,
): DieTaken | Untaken {
  let untaken: Untaken = 'refused'
  for (;;) {
    const choices: (DieOption | typeof REROLL | typeof SKIP)[] = dieChoices(game.state, foods)
    if (mayReroll(game.state)) choices.push(REROLL)
    choices.push(SKIP)
    const chosen = game.ask.one(seat, about, choices)
    if (chosen === 'skip') return untaken
    if (chosen !== 'reroll') return chosen
    reroll(game, seat)
    untaken = 'rerolled'
  }
}

/** The faces of the dice that give one of the foods; the split face last, since it is worth more to others. */
export function facesGiving({ feeder }: WingspanState, foods: number): number[] {
  return feeder.flatMap((dice, face) => (faceGives(face, foods) ? new Array<number>(dice).fill(face) : []))
}

function dieChoices({ feeder }: WingspanState, foods: number): DieOption[] {
  const choices: DieOption[] = []
  for (let face = 0; face < feeder.length; face++) {
    if (feeder[face] === 0) continue
    for (const option of DIE_OPTIONS[face] ?? []) if ((foods & (1 << option.value.food)) !== 0) choices.push(option)
  }
  return choices
}
