import type { ExecuteActionDto } from '../match/execute-action-dto.ts'

/**
 * The rules of both generators, in the order of the page: what people are told that one does, and the section of the
 * specification where it stands; `v2.1` and so on are what the second generator adds to it.
 */
export const RULES = {
  setup: { name: 'The opening, best first', number: '1' },
  'play-pokemon': { name: 'To the Bench, best first', number: '1' },
  'evolve-pokemon': { name: 'Evolve, best first', number: '1' },
  'early-return': { name: 'The only thing to do', number: '4.1' },
  prize: { name: 'Take a Prize', number: '4.1' },
  'end-turn': { name: 'Nothing better to do', number: '4.2' },
  promote: { name: 'A new Active Pokémon', number: '4.2 A' },
  'knock-out': { name: 'Knock out', number: '4.2 B' },
  'bring-up-knock-out': { name: 'Bring somebody up to knock out', number: '4.2 B' },
  'maximum-damage': { name: 'The most damage', number: '4.2 B' },
  'bring-up-attacker': { name: 'Bring an attacker up', number: '4.2 B' },
  'attach-energy': { name: 'Attach energy', number: '5' },
  'energy-for-knock-out': { name: 'Energy for a knock-out', number: '5' },
  'trainer-that-only-adds': { name: 'A Trainer that only adds', number: '6.2' },
  'heal-against-knock-out': { name: 'Heal against a knock-out', number: '6.3' },
  'cure-status': { name: 'Cure a condition', number: '6.3' },
  'heal-damage': { name: 'Heal, with nothing better to do', number: '6.3' },
  'power-up-knock-out': { name: 'More damage for a knock-out', number: '6.4' },
  'defend-against-knock-out': { name: 'Less damage against a knock-out', number: '6.4' },
  'weaken-attacker': { name: 'Take energy off an attacker', number: '6.5' },
  'escape-knock-out': { name: 'Get away from a knock-out', number: '6.5' },
  'drag-up-knock-out': { name: 'Drag somebody up to knock out', number: '6.5' },
  'opponent-hand': { name: "Spoil the opponent's hand", number: '6.5' },
  'trainer-that-adds-more': { name: 'A Trainer that adds more than it takes', number: '6.6' },
  select: { name: 'A choice for a card', number: '6.6' },
  'win-now': { name: 'Try to win now', number: 'v2.1' },
  'evolve-well': { name: 'Evolve where it gains most', number: 'v2.2' },
  'use-power': { name: 'A Pokémon Power that helps', number: 'v2.3' },
  'better-target': { name: 'Drag up a better target', number: 'v2.4' },
  'better-active': { name: 'Bring up who stands better', number: 'v2.5' },
  'energy-where-it-pays': { name: 'Energy where it helps most', number: 'v2.6' },
  'likely-knock-out': { name: 'More damage for a likely knock-out', number: 'v2.7' },
  starve: { name: 'Take any energy away', number: 'v2.8' },
  'heal-all': { name: 'Heal everybody at once', number: 'v2.9' },
  'search-at-a-price': { name: 'A good card for poor ones', number: 'v2.10' },
  'new-hand': { name: 'A new hand for a small one', number: 'v2.11' },
  'best-attack': { name: 'The attack that brings most', number: 'v2.12' },
  'promote-best': { name: 'A new Active Pokémon that stands best', number: 'v2.13' },
  'sure-win': { name: 'Win surely in this turn', number: 'v2.14' },
} as const

export type Rule = keyof typeof RULES

/** What to do, by which rule, and why: people read it as a hint. */
export interface Decision {
  readonly action: ExecuteActionDto
  readonly rule: Rule
  readonly why: string
}
