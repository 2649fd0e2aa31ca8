import { type Card, manaCostOf } from '../../cards/card.ts'
import { KEYWORD_NAMES } from '../../cards/words.ts'
import type { PlainKeyword } from '../../cards/words-of-the-game.ts'
import type { HandCardView, MarketCardView, PermanentView } from '../../rules/view.ts'
import { cardText } from './printed.ts'

const TYPES = { spell: 'Spell', reaction: 'Reaction', leader: 'Leader', troop: 'Troop', resource: 'Resource' } as const
const RESOURCES = { subjects: 'Subjects', materials: 'Materials', influence: 'Influence' } as const

/** "Leader · Soldier", "Token · Treefolk", "Materials". */
export function typeLine({ type, subtypes, resource, isToken }: Card): string {
  if (resource !== null) return RESOURCES[resource]
  return [isToken ? 'Token' : TYPES[type], ...subtypes].join(' · ')
}

interface Worn {
  readonly lead: Card['keywords']['lead']
  readonly ward: number
  readonly keywords: readonly PlainKeyword[]
}

/** "Lead 2 Soldier", "Guard", "Ward 1". */
export function keywordWords({ lead, ward, keywords }: Worn): readonly string[] {
  return [
    ...(lead === null ? [] : [`Lead ${lead.count} ${lead.of}`]),
    ...keywords.map((keyword) => KEYWORD_NAMES[keyword]),
    ...(ward > 0 ? [`Ward ${ward}`] : []),
  ]
}

export function printedKeywords({ keywords }: Card): Worn {
  const { lead, ward, guard, swift, lifebond } = keywords
  const plain = { guard, swift, lifebond }
  const worn = (['guard', 'swift', 'lifebond'] as const).filter((keyword) => plain[keyword])
  return { lead, ward, keywords: worn }
}

/** Everything a card in a hand shows, for ears. */
export function handWords(card: Card, { cost, pitch }: Pick<HandCardView, 'cost' | 'pitch'>): string {
  return sentences([
    `${card.name}, ${spoken(card)}`,
    card.type === 'resource' ? 'played for free' : `costs ${cost} mana`,
    ...statWords(card),
    ...(pitch === null ? [] : [`pitches for ${pitch}`]),
    ...cardText(card),
  ])
}

/** What stands on the battlefield, as it is now. */
export function permanentWords(card: Card, unit: PermanentView): string {
  const { power, resistance, health, left } = unit
  const stats =
    card.type === 'resource'
      ? []
      : [`power ${power}, resistance ${resistance}, health ${left === health ? health : `${left} of ${health}`}`]
  return sentences([
    `${card.name}, ${spoken(card)}`,
    ...stats,
    ...(unit.tapped ? ['tapped'] : []),
    ...(unit.attacking ? ['attacking'] : []),
    ...(unit.isLent ? ['taken over until the end of the turn'] : []),
    ...keywordWords(unit),
    ...unit.abilities.map(({ text }) => text),
  ])
}

export function marketWords(card: Card, { age, leavesNext }: MarketCardView): string {
  const since = leavesNext ? 'leaves when the next round begins' : age === 0 ? 'new in the row' : `${age} newer than it`
  return sentences([`${card.name}, ${spoken(card)}`, ...statWords(card), ...cardText(card), since])
}

export function printedWords(card: Card): string {
  return sentences([`${card.name}, ${spoken(card)}`, ...statWords(card), ...cardText(card)])
}

/** "Costs 4, printed 3": null where it costs what is printed. */
export function priceWords(card: Card, cost: number): string | null {
  const printed = manaCostOf(card)
  return cost === printed ? null : `Costs ${cost} now, ${printed} is printed.`
}

function spoken(card: Card): string {
  return typeLine(card).replaceAll(' · ', ', ')
}

function statWords({ type, power, resistance, health }: Card): readonly string[] {
  return type === 'leader' || type === 'troop' ? [`power ${power}, resistance ${resistance}, health ${health}`] : []
}

/** What is printed beside the keywords. */
export function rulesText(card: Card): readonly string[] {
  const worn = keywordWords(printedKeywords(card))
  return cardText(card).filter((line) => !worn.includes(line))
}

function sentences(parts: readonly string[]): string {
  return parts.map((part) => part.replace(/\.$/, '')).join('. ')
}
