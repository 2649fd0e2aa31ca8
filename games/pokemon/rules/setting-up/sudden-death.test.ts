import { given } from '@turnwright/testkit'
import { describe, expect, test } from 'vitest'
import type { DuelState } from '../state.ts'
import { duel } from '../../scenario/duel.ts'
import { coins } from '../../scenario/stage.ts'

const RATTATAS = new Array<string>(12).fill('Rattata')

describe('Sudden Death', () => {
  test('P54: everything is shuffled together, and a new duel with one Prize each begins', () => {
    const { ana, bo, scene } = given(
      duel,
      {
        ana: { active: { pokemon: 'Magnemite', energy: 'LF' }, prizes: 1, deck: RATTATAS, discard: ['Rattata'] },
        bo: { active: 'Rattata', bench: ['Rattata'], hand: ['Rattata'], deck: RATTATAS },
      },
      { rolls: coins('heads') },
    )
    const players = () => (scene.game.state as DuelState).players
    const cardsOf = (seat: number): number => {
      const { deck = [], hand = [], discard = [], prizes = [], faceDown = [] } = players()[seat] ?? {}
      return deck.length + hand.length + discard.length + prizes.length + faceDown.length
    }
    ana.attacks('Selfdestruct')
    ana.has({ active: null, bench: [], discard: [], prizes: 0 })
    bo.has({ active: null, bench: [], discard: [], prizes: 0 })
    expect(players().map(({ hand, lost }) => [hand.length, lost])).toEqual([
      [7, 0],
      [7, 0],
    ])
    expect([cardsOf(0), cardsOf(1)]).toEqual([17, 21])
    ana.chooses('Rattata')
    bo.chooses('Rattata')
    ana.chooses()
    bo.chooses()
    ana.has({ active: 'Rattata', bench: [], damage: [0], prizes: 1 })
    bo.has({ active: 'Rattata', bench: [], damage: [0], prizes: 1 })
    ana.sees({ suddenDeaths: 1, prizesToWin: 1, turnNumber: 1, firstPlayer: 'PLAYER1' })
    ana.isOn()
  })
})
