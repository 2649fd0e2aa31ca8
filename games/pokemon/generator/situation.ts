import type { CardId } from '@turnwright/kernel'
import { AvailableActionsService } from '../match/available-actions-service.ts'
import type { ActionOf, ExecuteActionDto } from '../match/execute-action-dto.ts'
import type { Match } from '../match/match.ts'
import type { PlayerActionType, PlayerIdentifier } from '../match/vocabulary.ts'
import type { CardView, PokemonView } from '../rules/view.ts'
import { type KnockOutEntry, knockOutAttacks, maximumDamageAttacks } from './attacks/attack-lists.ts'
import type { AttackEntry } from './attacks/attack-entry.ts'
import { type Threat, threats } from './opponent/threats.ts'
import type { Decision, Rule } from './decision.ts'
import { type Table, tableOf } from './table.ts'

/** Sections 3 and 4: everything the rules ask about one moment, each worked out when it is first asked for. */
export class Situation {
  readonly match: Match
  readonly playerId: string
  readonly table: Table
  readonly actions: readonly ExecuteActionDto[]
  #knockOuts: readonly KnockOutEntry[] | null = null
  #maximum: readonly AttackEntry[] | null = null
  #threats: readonly Threat[] | null = null

  constructor(match: Match, playerId: string, identifier: PlayerIdentifier) {
    this.match = match
    this.playerId = playerId
    this.table = tableOf(match.view, identifier)
    this.actions = AvailableActionsService.getAvailableActions(match, playerId, identifier)
  }

  get knockOuts(): readonly KnockOutEntry[] {
    this.#knockOuts ??= knockOutAttacks(this.table)
    return this.#knockOuts
  }

  get maximumDamage(): readonly AttackEntry[] {
    this.#maximum ??= maximumDamageAttacks(this.table)
    return this.#maximum
  }

  get threats(): readonly Threat[] {
    this.#threats ??= threats(this.table)
    return this.#threats
  }

  /** Every available action of a kind. */
  all<Type extends PlayerActionType>(type: Type): readonly ActionOf<Type>[] {
    return this.actions.filter((action): action is ActionOf<Type> => action.actionType === type)
  }

  attackWith(index: number): ActionOf<'ATTACK'> | null {
    return this.all('ATTACK').find(({ actionData }) => actionData.attack === index) ?? null
  }

  inHand(card: CardId): CardView | null {
    return this.table.me.hand.find((each) => each.card === card) ?? null
  }

  own(card: CardId): PokemonView | null {
    const { active, bench } = this.table.me
    return active?.card === card ? active : (bench.find((each) => each.card === card) ?? null)
  }
}

/** A rule looks at the situation and decides, or leaves it to the next one. */
export type RuleOfPlay = (situation: Situation) => Decision | null

export function decide(action: ExecuteActionDto | null | undefined, rule: Rule, why: string): Decision | null {
  return action === null || action === undefined ? null : { action, rule, why }
}

/** The first rule that decides. */
export function firstOf(rules: readonly RuleOfPlay[], situation: Situation): Decision | null {
  for (const rule of rules) {
    const decision = rule(situation)
    if (decision !== null) return decision
  }
  return null
}
