import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { handOf, type PondState, pond } from '../fixtures/pond.ts'
import { imaginesFaithfully } from './imagines-faithfully.ts'

describe('imagining finds', () => {
  test('nothing in an honest game', () => {
    expect(hold(pond, imaginesFaithfully)).toBeGreaterThan(10)
  })

  test('a view that a hidden card shines through', () => {
    type Shining = PondState & { shine?: string }
    const shining = pondWith({
      step(game) {
        const [card] = handOf(game.state, 1 - game.state.turn)
        ;(game.state as Shining).shine = card === undefined ? '' : game.cards.identity(card)
        pond.step(game)
      },
      view: (state, seat, cards) => ({ board: pond.view(state, seat, cards), shine: (state as Shining).shine ?? null }),
    })
    expect(() => hold(shining, imaginesFaithfully)).toThrow(/what (ana|bo) imagines looks different: view\.shine/)
  })

  test('rules that remember what no fork can know', () => {
    let steps = 0
    const counting = pondWith({
      step(game) {
        pond.step(game)
        game.state.bank += ++steps % 3
      },
    })
    expect(() => hold(counting, imaginesFaithfully)).toThrow(
      /two equal forks of (ana|bo) differ after the same answers/,
    )
  })

  test('a question that depends on a hidden card so that nobody ever reaches it again', () => {
    let asked = 0
    const unique = pondWith({
      step(game) {
        game.requestInputSingle({ actor: 'ana', title: `Question ${asked++}`, choices: ['Yes', 'No'] })
        game.state.round++
      },
    })
    expect(() => hold(unique, imaginesFaithfully, { games: 1 })).toThrow(/nobody could imagine any of|the rules failed/)
  })
})
