import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import { pond } from '../fixtures/pond.ts'
import { takesBackExactly } from './takes-back-exactly.ts'

describe('doing and undoing finds', () => {
  test('nothing in an honest game', () => {
    expect(hold(pond, takesBackExactly)).toBeGreaterThan(10)
  })

  test('an effect kept outside the state', () => {
    let rests = 0
    const resting = pondWith({
      step(game) {
        pond.step(game)
        rests++
      },
      view: (state, seat, cards) => ({ board: pond.view(state, seat, cards), rests }),
    })
    expect(() => hold(resting, takesBackExactly)).toThrow(
      /was taken back.*, this differs: projections\[0\]\.view\.rests/,
    )
  })

  test('a purse that a definition shares between games and answers', () => {
    const purse = { coins: 0 }
    const sharing = pondWith({
      step(game) {
        pond.step(game)
        purse.coins++
        game.state.bank = purse.coins
      },
    })
    expect(() => hold(sharing, takesBackExactly)).toThrow(/was taken back/)
  })
})
