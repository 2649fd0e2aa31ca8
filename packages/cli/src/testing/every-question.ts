import {
  type AnytimeAction,
  BaseActionManager,
  type GameDefinition,
  noOptions,
  type Plain,
  type Player,
} from '@turnwright/kernel'
import type { Selector } from '@turnwright/kernel/host'

export interface Interview {
  asked: number
  answers: Plain[]
  coins: number
}

const TOPPINGS = [
  { title: 'Plain', exclusive: true },
  { title: 'Cheese', detail: 'costs 1' },
  'Olives',
  { id: 'sauce', title: 'Sauce', choices: ['Red', 'Green'] },
] as const

const QUESTIONS: readonly ((actor: string) => Selector)[] = [
  (actor) => ({ actor, title: 'Size', choices: ['Small', 'Large'], help: 'It gets cold.' }),
  (actor) => ({ actor, title: 'Drink', choices: ['Water'], min: 0, max: 1 }),
  (actor) => ({
    actor,
    title: 'Toppings',
    choices: TOPPINGS,
    min: 1,
    max: 3,
    unavailable: () => [{ title: 'Ham', reason: 'sold out' }],
  }),
  (actor) => ({
    actor,
    title: 'Where',
    choices: [{ title: 'Here', choices: ['Window', 'Door'] }, 'Away', { title: 'Garden', choices: ['Tree'], min: 0 }],
  }),
  (actor) => ({
    actor,
    title: 'Tip',
    type: 'action',
    accept: (answer) =>
      typeof answer === 'number' && answer >= 0 ? { value: answer } : { refused: 'Not less than 0' },
    examples: () => [0, 1],
  }),
]

class Waiter extends BaseActionManager<Interview> {
  protected override anytimeActions(): readonly AnytimeAction[] {
    return this.game.state.coins > 0 ? [{ type: 'flip', description: 'Flip a coin' }] : []
  }

  protected override executeAnytimeAction(player: Player): void {
    this.game.state.coins--
    this.game.tell('{player} flips a coin', { player: { seat: player.seat } })
  }
}

/** One person is asked every kind of question, then to pay, beside which a coin may be flipped. */
export const everyQuestion: GameDefinition<Interview> = {
  id: 'every-question',
  name: 'Every question',
  rules: 1,
  seats: { min: 1, max: 1 },
  options: noOptions,
  setup: () => ({ asked: 0, answers: [], coins: 1 }),
  step(game) {
    const { state } = game
    const player = game.player(0)
    const question = QUESTIONS[state.asked]
    const answer =
      question === undefined
        ? new Waiter(game).choose(player, ['Cash', 'Card', 'Coupon'], { title: 'Pay', count: 2 })
        : game.requestInputSingle(question(player.name) as never)
    state.answers.push(answer as Plain)
    state.asked++
    game.tell(`Noted answer ${state.asked}`)
  },
  result: ({ asked }) =>
    asked > QUESTIONS.length ? { winners: [0], scores: [asked], reason: 'Everything was asked' } : null,
  leave: () => {},
  view: ({ asked, coins }) => ({ asked, coins }),
}
