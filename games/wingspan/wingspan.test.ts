import type { CardId } from '@turnwright/kernel'
import { describeGame } from '@turnwright/testkit'
import { wingspanModule } from './index.ts'
import type { PlayerState, WingspanState } from './rules/state.ts'

describeGame(wingspanModule, {
  tables: [
    { players: 2 },
    { players: 3, options: { goalBoard: 'blue' } },
    { players: 4, options: { swiftStart: true } },
    { players: 5 },
    { players: 1 },
  ],
  zones: zonesOf,
})

function zonesOf(state: WingspanState): readonly (readonly CardId[])[] {
  const { deck, discard, tray, bonusDeck, bonusDiscard, drafting, automa } = state
  return [
    deck,
    discard,
    tray,
    bonusDeck,
    bonusDiscard,
    drafting,
    ...state.players.flatMap(zonesOfPlayer),
    ...(automa === null ? [] : [automa.bonus, automa.deck, automa.discard, automa.gone, automa.birds, automa.hidden]),
  ]
}

function zonesOfPlayer({ hand, bonus, offered, rows }: PlayerState): readonly (readonly CardId[])[] {
  const birds = rows.flat()
  return [hand, bonus, offered, birds.map(({ card }) => card), ...birds.map(({ tucked }) => tucked)]
}
