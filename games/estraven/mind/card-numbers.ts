import { cardWorth, effectsWorth, keepWorth } from '../ai/card-worth.ts'
import { weights } from '../ai/weights.ts'
import type { ActivatedAbility } from '../cards/ability.ts'
import { type Card, isActivated, isUnit, manaCostOf } from '../cards/card.ts'
import { CARDS } from '../cards/catalogue.ts'
import { PLAIN_KEYWORDS, SUBTYPES, type Subtype } from '../cards/words-of-the-game.ts'

/** What is printed on cards, as numbers by kind: a playout asks for them a thousand times in a millisecond. */
const byKind = (of: (card: Card) => number): Float64Array => Float64Array.from(CARDS, of)

export const MANA: Float64Array = /* @__PURE__ */ byKind(manaCostOf)
export const PITCH: Float64Array = /* @__PURE__ */ byKind(({ pitch }) => pitch ?? 0)
export const POWER: Float64Array = /* @__PURE__ */ byKind(({ power }) => power)
export const RESISTANCE: Float64Array = /* @__PURE__ */ byKind(({ resistance }) => resistance)
export const HEALTH: Float64Array = /* @__PURE__ */ byKind(({ health }) => health)
/** What having a card is worth, and what keeping it in hand is. */
export const WORTH: Float64Array = /* @__PURE__ */ byKind(cardWorth)
export const KEEP: Float64Array = /* @__PURE__ */ byKind(keepWorth)
/** What each mana costs that a card is pitched for; endless where it gives none. */
export const MANA_PRICE: Float64Array = /* @__PURE__ */ byKind((card) => keepWorth(card) / (card.pitch ?? 0))

export const RESOURCE = 0
export const UNIT = 1
export const SPELL = 2
export const REACTION = 3
export const TYPE: Float64Array = /* @__PURE__ */ byKind((card) => {
  if (isUnit(card)) return UNIT
  return card.type === 'resource' ? RESOURCE : card.type === 'spell' ? SPELL : REACTION
})

/** What a unit is worth beside its body. */
export const BESIDE_BODY: Float64Array = /* @__PURE__ */ byKind(({ keywords, abilities }) => {
  const plain = PLAIN_KEYWORDS.filter((keyword) => keywords[keyword]).length
  return 1.2 * (keywords.lead?.count ?? 0) + 0.3 * keywords.ward + 0.5 * (plain + abilities.filter(isActivated).length)
})

/** How many it leads, and whom: the subtype as a bit. */
export const LEADS: Float64Array = /* @__PURE__ */ byKind(({ keywords }) => keywords.lead?.count ?? 0)
export const LEADS_WHOM: Float64Array = /* @__PURE__ */ byKind(({ keywords }) =>
  keywords.lead === null ? 0 : subtypeBit(keywords.lead.of),
)
/** As what it can be led: the subtypes of a troop as bits. */
export const IS_LED_AS: Float64Array = /* @__PURE__ */ byKind(({ type, subtypes }) =>
  type === 'troop' ? subtypes.reduce((bits, each) => bits | subtypeBit(each), 0) : 0,
)

function subtypeBit(subtype: Subtype): number {
  return 1 << SUBTYPES.indexOf(subtype)
}

/** How likely something of the sort is in a turn; about as often as it was seen. */
const LIKELY = { attack: 0.7, unit: 0.7, spell: 0.5, trade: 0.4, ability: 0.25, reaction: 0.1 } as const

/** How likely it is that the other does something in their turn that the reaction answers, times what it does then. */
export const PROSPECT: Float64Array = /* @__PURE__ */ byKind(({ type, answers, effects }) => {
  if (type !== 'reaction') return 0
  const never = answers.reduce((none, sort) => none * (1 - LIKELY[sort]), 1)
  return weights.prospect * (1 - never) * effectsWorth(effects)
})

/** The ability that is used, where a card has one: hardly any has two. */
export const ABILITY: readonly (ActivatedAbility | null)[] = /* @__PURE__ */ CARDS.map(
  ({ abilities }) => abilities.find(isActivated) ?? null,
)
/** What paying for it costs, and the mana it gives at once. */
export const ABILITY_PRICE: Float64Array = /* @__PURE__ */ byKind((card) => {
  const ability = card.abilities.find(isActivated)
  return (ability?.costs ?? []).reduce((sum, cost) => {
    if (cost.type === 'MANA' || cost.type === 'LIFE') return sum + 0.6 * cost.amount
    if (cost.type === 'SACRIFICE') return sum + 2
    return sum + (cost.type === 'TAP' ? 0.5 * card.power : cost.type === 'DISCARD' ? 1.5 : 0.5)
  }, 0)
})
export const QUICK_MANA: Float64Array = /* @__PURE__ */ byKind(({ abilities }) => {
  const ability = abilities.find(isActivated)
  if (ability?.quick !== true) return 0
  return ability.effects.reduce(
    (sum, each) => sum + (each.do === 'mana' && typeof each.amount === 'number' ? each.amount : 0),
    0,
  )
})
