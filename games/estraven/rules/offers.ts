import { refusalIn } from '@turnwright/actions'
import type { CardId, ChoiceGroup, Seat } from '@turnwright/kernel'
import { isUnit } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import { ACTION_RULES } from './action-rules.ts'
import { printed } from './identities.ts'
import { type Estraven, type Permanent, playerAt } from './state.ts'

/** A card to be played, or a group of what is done with other cards. */
export type ActionChoice = string | number | ChoiceGroup<CardId>

/** By kind: whether the card has anything to activate. */
const CAN_ACTIVATE: readonly boolean[] = CARDS.map(({ abilities }) =>
  abilities.some(({ kind }) => kind === 'activated'),
)

/** The cards in hand that can be played now. */
export function handToPlay(game: Estraven, seat: Seat): ActionChoice[] {
  const playable: ActionChoice[] = []
  for (const card of playerAt(game.state, seat).hand) {
    const action = { type: 'PLAY_CARD', playerId: seat, entityId: card } as const
    const context = ACTION_RULES.contexts.PLAY_CARD(action, game)
    if (!('code' in context) && refusalIn(ACTION_RULES, action, game, context) === null) playable.push(card)
  }
  return playable
}

export function pitchable({ state, cards }: Estraven, seat: Seat): readonly CardId[] {
  return playerAt(state, seat).hand.filter((card) => printed(cards.kind(card)).pitch !== null)
}

/** Cards on the battlefield with an ability that can be used now. */
export function abilitiesToUse(game: Estraven, seat: Seat): readonly CardId[] {
  const usable: CardId[] = []
  for (const permanent of playerAt(game.state, seat).battlefield)
    if (CAN_ACTIVATE[permanent.kind] && usableAbilities(game, seat, permanent).length > 0) usable.push(permanent.card)
  return usable
}

export function attackersOf({ state }: Estraven, seat: Seat): readonly CardId[] {
  const units: CardId[] = []
  if (state.attacked) return units
  for (const permanent of playerAt(state, seat).battlefield) if (canAttack(permanent)) units.push(permanent.card)
  return units
}

export function tradable({ state }: Estraven, seat: Seat): readonly CardId[] {
  return state.traded || state.market.row.length === 0 ? [] : playerAt(state, seat).hand.slice()
}

export function usableAbilities(game: Estraven, seat: Seat, { kind, card }: Permanent): readonly number[] {
  const usable: number[] = []
  for (const [at, ability] of printed(kind).abilities.entries()) {
    if (ability.kind !== 'activated') continue
    const action = { type: 'ACTIVATE_ABILITY', playerId: seat, entityId: card, ability: at } as const
    const context = ACTION_RULES.contexts.ACTIVATE_ABILITY(action, game)
    if (!('code' in context) && refusalIn(ACTION_RULES, action, game, context) === null) usable.push(at)
  }
  return usable
}

export function canAttack({ tapped, kind }: Permanent): boolean {
  return !tapped && isUnit(printed(kind))
}
