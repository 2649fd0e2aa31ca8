import type { ExecuteActionDto } from '../match/execute-action-dto.ts'

/** The rules of the generator, each named by the section of its specification; v2 is what goes beyond it. */
export const RULES = {
  'early-return': '4.1: Only one action is available',
  'knock-out': '4.2 B: Knock-out attack',
  'bring-up-knock-out': '4.2 B: Bring up a knock-out attack',
  'heal-against-knock-out': '6.3: Healing that prevents a knock-out',
  'defend-against-knock-out': '6.4: Damage reduction that prevents a knock-out',
  'weaken-attacker': '6.5: Energy removal',
  'escape-knock-out': '6.5: A Trainer that prevents a knock-out',
  'energy-for-knock-out': '5: Energy that enables a knock-out',
  'power-up-knock-out': '6.4: Damage increase that enables a knock-out',
  'drag-up-knock-out': '6.5: A Trainer that enables a knock-out',
  'cure-status': '6.3: Curing a condition',
  'trainer-that-only-adds': '6.2: A Trainer that only adds',
  'trainer-that-adds-more': '6.6: A Trainer that adds more than it takes',
  'opponent-hand': "6.5: The opponent's hand",
  'attach-energy': '5: Energy attachment',
  'play-pokemon': '1: Pokémon to the Bench, by score',
  'evolve-pokemon': '1: Evolution, by score',
  'heal-damage': '6.3: Healing with nothing better open',
  'maximum-damage': '4.2 B: Maximum damage attack',
  'bring-up-attacker': '4.2 B: Bring up an attacker',
  'end-turn': '4.2: Nothing better to do',
  setup: '1: Setup, by score',
  select: '6.6: A choice inside a card',
  prize: '4.1: A Prize',
  promote: '4.2 A: New Active Pokémon',
  'use-power': 'v2: A Pokémon Power',
  plan: 'v2: The plan for this turn',
} as const

export type Rule = keyof typeof RULES

/** What to do, by which rule, and why: people read it as a hint. */
export interface Decision {
  readonly action: ExecuteActionDto
  readonly rule: Rule
  readonly why: string
}
