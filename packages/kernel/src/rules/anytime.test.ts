import { expect, expectTypeOf, test } from 'vitest'
import { answers, answersWith, asked, refusal, smallGame, started } from '../../testing/small-game.ts'
import { type AnytimeAnswer, type Game, project } from '../host.ts'
import { type AnytimeAction, BaseActionManager, isAnytimeAnswer, type Player, type SelectSelector } from '../index.ts'

interface Farm {
  sheep: number
  food: number
  fields: number[]
  built: string[]
}

const cook: AnytimeAction = { type: 'cook', resource: 'sheep', count: 1, food: 2, description: 'Cook 1 sheep' }
const move: AnytimeAction = { type: 'crop-move', cardName: 'Spade', description: 'Move 1 crop' }

class FarmActions extends BaseActionManager<Farm> {
  protected override anytimeActions(): readonly AnytimeAction[] {
    const { sheep, fields } = this.game.state
    return [...(sheep > 0 ? [cook] : []), ...(fields.some((crops) => crops > 1) ? [move] : [])]
  }

  protected override executeAnytimeAction(player: Player, action: AnytimeAction): void {
    const { state } = this.game
    if (action.type === 'cook') {
      state.sheep--
      state.food += 2
      return
    }
    const from = this.choose(
      player,
      state.fields.flatMap((crops, at) => (crops > 1 ? [at] : [])),
      {
        title: 'Move from',
        noAutoRespond: true,
      },
    )
    const to = this.choose(
      player,
      state.fields.flatMap((crops, at) => (crops === 0 ? [at] : [])),
      {
        title: 'Move to',
        noAutoRespond: true,
      },
    )
    state.fields[from[0] as number]!--
    state.fields[to[0] as number]!++
  }
}

const farm = (first: Partial<Farm>) =>
  started(
    smallGame<Farm>(() => ({ sheep: 0, food: 0, fields: [0, 0], built: [], ...first }), {
      step(game) {
        const affordable = () => ['nothing', ...(game.state.food >= 2 ? ['oven'] : [])]
        const built = new FarmActions(game).choose(game.player(0), affordable, { title: 'Build' })
        game.state.built.push(...built)
      },
      result: ({ built }) => (built.length === 0 ? null : { winners: [0], scores: [1], reason: 'built' }),
    }),
    1,
  )

const does = (game: Game, anytimeAction: AnytimeAction, actor = 'ana') =>
  answersWith(game, actor, { action: 'anytime-action', anytimeAction })

const offered = (game: Game) => project(game, 0).prompts[0]?.anytime

test('K78: offers stand beside the choices, and a forced choice is asked for while one is open', () => {
  expect(offered(farm({ sheep: 1 }))).toEqual([cook])
  expect(farm({}).state.built).toEqual(['nothing'])
})

test('K78: the question gives either its values or the anytime answer', () => {
  const game = started(
    smallGame<{ heard: unknown[] }>(() => ({ heard: [] }), {
      step(one) {
        const answer = one.requestInputSingle({ actor: 'ana', title: 'Build', choices: ['oven'], anytime: [cook] })
        expectTypeOf(answer).toEqualTypeOf<readonly 'oven'[] | AnytimeAnswer>()
        one.state.heard.push(isAnytimeAnswer(answer) ? answer.anytimeAction.type : answer[0])
      },
    }),
  )
  does(game, cook)
  answers(game, 'ana', 'oven')
  expect(game.state.heard).toEqual(['cook', 'oven'])
})

test('K80: it is executed, and the question asked again with choices and offers made anew', () => {
  const game = farm({ sheep: 1 })
  expect(project(game, 0).prompts[0]?.choices.map(({ id }) => id)).toEqual(['nothing'])
  does(game, cook)
  expect(game.state).toMatchObject({ sheep: 0, food: 2 })
  expect(project(game, 0).prompts[0]?.choices.map(({ id }) => id)).toEqual(['nothing', 'oven'])
  expect(offered(game)).toEqual([])
  answers(game, 'ana', 'oven')
  expect(game.state.built).toEqual(['oven'])
})

test('K81: one that asks is not offered again inside itself, others are', () => {
  const game = farm({ sheep: 1, fields: [3, 0] })
  expect(offered(game)).toEqual([cook, move])
  does(game, move)
  expect(asked(game)).toEqual(['ana: Move from'])
  expect(offered(game)).toEqual([cook])
  does(game, cook)
  answers(game, 'ana', 0)
  answers(game, 'ana', 1)
  expect(game.state).toMatchObject({ fields: [2, 1], food: 2 })
  expect(offered(game)).toEqual([move])
  answers(game, 'ana', 'nothing')
  expect(game.result).not.toBeNull()
})

test('K79: it is named by its whole content', () => {
  const game = farm({ sheep: 1 })
  const before = game.fingerprint()
  for (const wrong of [
    { ...cook, food: 20 },
    { ...cook, extra: 1 },
    { type: 'cook', description: 'Cook 1 sheep' },
  ])
    expect(refusal(() => does(game, wrong))).toMatchObject({
      code: 'unknown-anytime-action',
      expected: 'one of Cook 1 sheep',
    })
  expect(game.fingerprint()).toBe(before)
  const { type, ...rest } = cook
  does(game, { ...rest, type } as AnytimeAction)
  expect(game.state.food).toBe(2)
})

test('K32: where none is offered none is accepted', () => {
  const game = started(
    smallGame<object>(() => ({}), {
      step: (one) => void one.requestInputSingle({ actor: 'ana', title: 'Go', choices: ['a', 'b'] }),
    }),
  )
  expect(refusal(() => does(game, cook))).toMatchObject({ code: 'unknown-anytime-action', expected: 'one of none' })
})

const bids = smallGame<{ coins: number[]; bids: unknown[] }>(() => ({ coins: [1, 1], bids: [] }), {
  step(game) {
    const { coins } = game.state
    const question = ({ seat, name }: Player): SelectSelector<number> => ({
      actor: name,
      title: 'Bid',
      choices: Array.from({ length: (coins[seat] ?? 0) + 1 }, (_, bid) => bid),
      anytime: [{ type: 'pawn', description: `Pawn for ${seat + 1}` }],
    })
    const responses = game.requestInputMany(game.players.map(question), (player) => {
      coins[player.seat] = (coins[player.seat] ?? 0) + player.seat + 1
      if (player.seat === 0) game.random.die(6)
      return question(player)
    })
    game.state.bids.push(responses.map(({ selection }) => selection[0]) as never)
  },
})

test('K82: beside simultaneous questions it is executed when it arrives, and only that player is asked again', () => {
  const game = started(bids)
  const others = project(game, 0).prompts
  does(game, { type: 'pawn', description: 'Pawn for 2' }, 'bo')
  expect(project(game, 0).prompts).toEqual(others)
  expect(project(game, 1).prompts[0]?.choices.map(({ id }) => id)).toEqual([0, 1, 2, 3])
  answers(game, 'bo', 3)
  answers(game, 'ana', 1)
  expect(game.state.bids).toEqual([[1, 3]])
})

test('K79: it is an act of its own, and not private beside a private question', () => {
  const game = started(
    smallGame<object>(() => ({}), {
      step(one) {
        for (;;) {
          const selector = { actor: 'ana', title: 'Hide', choices: ['a', 'b'], anytime: [cook], private: true }
          if (!isAnytimeAnswer(one.requestInputSingle(selector))) return
        }
      },
    }),
  )
  does(game, cook)
  answers(game, 'ana', 'a')
  expect(game.log.map((entry) => 'private' in entry)).toEqual([false, true])
})

test('K60: beside simultaneous questions, too, it cannot be taken back alone once it used chance', () => {
  const game = started(bids)
  does(game, { type: 'pawn', description: 'Pawn for 2' }, 'bo')
  expect(game.canUndo(1)).toBe(true)
  game.undo(1)
  does(game, { type: 'pawn', description: 'Pawn for 1' })
  expect(game.canUndo(0)).toBe(false)
})

test('K82: where nobody executes it, offering it breaks the law', () => {
  const game = started(
    smallGame<object>(() => ({}), {
      step: (one) => void one.requestInputMany([{ actor: 'ana', title: 'Go', choices: ['a', 'b'], anytime: [cook] }]),
    }),
  )
  does(game, cook)
  expect(game.fault?.message).toBe('"Go" offers anytime actions that nobody executes')
})
