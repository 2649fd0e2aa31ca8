import type { CardId } from '@turnwright/kernel'
import type { PlayerState, WingspanState } from '../rules/state.ts'

/** Every place that a card can be in. */
export function zonesOf(state: WingspanState): readonly (readonly CardId[])[] {
  const { deck, discard, tray, bonusDeck, bonusDiscard, drafting, automa } = state
  const shared = [deck, discard, tray, bonusDeck, bonusDiscard, drafting]
  const solo =
    automa === null ? [] : [automa.bonus, automa.deck, automa.discard, automa.gone, automa.birds, automa.hidden]
  return [...shared, ...solo, ...state.players.flatMap(zonesOfPlayer)]
}

function zonesOfPlayer({ hand, bonus, offered, rows }: PlayerState): readonly (readonly CardId[])[] {
  const birds = rows.flat()
  return [hand, bonus, offered, birds.map(({ card }) => card), ...birds.map(({ tucked }) => tucked)]
}
