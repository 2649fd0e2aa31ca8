import { type BaseCost, type Refusal, refusalOf } from '@turnwright/actions'
import type { Seat, Unavailable } from '@turnwright/kernel'
import type { EstravenCost } from '../cards/cost.ts'
import { costWords } from '../cards/words.ts'
import type { EstravenAction } from './action.ts'
import { ACTION_RULES, TURNS_WITHOUT_ATTACK } from './action-rules.ts'
import type { Hindrance, Refused } from './questions.ts'
import { type Estraven, playerAt, type Table } from './state.ts'

/** E22: why an action cannot be taken now, or null where it can. Looks, and changes nothing. */
export function refusalFor(table: Table, action: EstravenAction): Refusal | null {
  return refusalOf(ACTION_RULES, action, table)
}

/** A refusal in one sentence. */
export function refusalWords({ state }: Table, { type, playerId }: EstravenAction, { code, cost }: Refusal): string {
  switch (code) {
    case 'NOT_YOUR_PRIORITY':
      return 'Somebody else is to act.'
    case 'WRONG_PHASE':
      return type === 'ATTACK' && state.turn === playerId && state.turns <= TURNS_WITHOUT_ATTACK
        ? 'Nobody attacks in the first two rounds of a game.'
        : 'Only in your own main phase.'
    case 'CANNOT_PAY':
      return cost !== undefined && isOurs(cost) ? cannotPay(playerAt(state, playerId).pool, cost) : 'You cannot pay.'
    case 'NO_LEGAL_TARGET':
      return 'There is nothing it could be aimed at.'
    case 'NOT_CHAINABLE':
      return state.chain.links.length > 0
        ? 'Nothing on the chain can be answered with it.'
        : 'A reaction needs something to answer.'
    case 'UNKNOWN_CARD':
      return 'That cannot be done with this card.'
    case 'ALREADY_USED':
      return 'That was done this turn already.'
  }
}

function isOurs(cost: BaseCost): cost is EstravenCost {
  return Object.hasOwn(ACTION_RULES.costs, cost.type)
}

function cannotPay(pool: number, cost: EstravenCost): string {
  if (cost.type === 'MANA') return `Costs ${cost.amount}, your pool has ${pool}.`
  if (cost.type === 'TAP' && cost.of === undefined) return 'It is tapped.'
  let words = unpaid.get(cost)
  if (words === undefined) unpaid.set(cost, (words = `You cannot pay: ${costWords(cost)}.`))
  return words
}

/** Costs are mostly printed on cards, and every view of a table tells which of them cannot be paid. */
const unpaid = new WeakMap<EstravenCost, string>()

function hindranceOf({ code, cost }: Refusal): Hindrance {
  return cost !== undefined && isOurs(cost) ? cost.type : code
}

/** The cards in hand that cannot be played now, and why. */
export function refusalsInHand(game: Estraven, seat: Seat): readonly Unavailable[] {
  const refused: Unavailable[] = []
  for (const card of playerAt(game.state, seat).hand) {
    const action: EstravenAction = { type: 'PLAY_CARD', playerId: seat, entityId: card }
    const refusal = refusalFor(game, action)
    if (refusal === null) continue
    const about = { kind: 'in-hand', card, because: hindranceOf(refusal) } satisfies Refused
    refused.push({ about, reason: refusalWords(game, action, refusal), ref: { card } })
  }
  return refused
}
