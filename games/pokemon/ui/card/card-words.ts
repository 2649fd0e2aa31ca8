import type { Card, StageName } from '../../cards/card.ts'
import { DISTINCT_CARDS } from '../../cards/full-name.ts'
import { attackText } from '../../cards/words/attack-words.ts'
import { powerText } from '../../cards/words/power-words.ts'
import { trainerText } from '../../cards/words/trainer-words.ts'
import { cardCalled } from '../../rules/faces.ts'
import type { CardView, EffectView, PokemonView } from '../../rules/view.ts'
import { CONDITION_NAMES } from '../signs/condition.tsx'

export const STAGE_NAMES: Readonly<Record<StageName, string>> = {
  Basic: 'Basic',
  Stage1: 'Stage 1',
  Stage2: 'Stage 2',
}

/** Everything a card says, for ears. */
export function cardWords(card: Card): string {
  return [card.name, wordsBesideName(card)].filter(Boolean).join(', ')
}

/** The same of a card whose name was told. */
export function wordsBesideName(card: Card): string {
  switch (card.supertype) {
    case 'Pokemon': {
      const { stage, type, hp, power, attacks, evolvesFrom } = card
      const from = evolvesFrom === null ? '' : ` from ${evolvesFrom}`
      const powers = power === null ? [] : [`Power ${power.name}: ${powerText(power)}`]
      const deeds = attacks.map((attack) =>
        [
          `${attack.name} for ${unitsInWords(attack.cost)}`,
          attack.damage > 0 ? `${attack.damage} damage` : '',
          attackText(attack),
        ]
          .filter(Boolean)
          .join(', '),
      )
      return [`${STAGE_NAMES[stage]}${from}, ${type}, ${hp} HP`, ...powers, ...deeds].join('. ')
    }
    case 'Trainer':
      return `Trainer. ${trainerText(card)}`
    case 'Energy':
      return card.basic ? '' : unitsInWords(card.provides)
  }
}

/** "Basic, 50 HP", with its set where another card has the same name. */
export function lineOf(card: Card): string {
  switch (card.supertype) {
    case 'Pokemon': {
      const set = NAMESAKES.has(card.name) ? [card.set] : []
      return [STAGE_NAMES[card.stage], `${card.hp} HP`, ...set].join(', ')
    }
    case 'Trainer':
      return 'Trainer'
    case 'Energy':
      return card.basic ? 'Basic energy' : 'Special energy'
  }
}

/** Names that are not enough to tell a card. */
const NAMESAKES = new Set(DISTINCT_CARDS.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at))

/** "2 Fire, 1 Colorless", or "nothing". */
export function unitsInWords(units: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const unit of units) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  return units.length === 0 ? 'nothing' : Array.from(counts, ([unit, n]) => `${n} ${unit}`).join(', ')
}

export function nameOf(pokemon: PokemonView): string {
  return cardCalled(pokemon.as)?.name ?? cardCalled(pokemon.id)?.name ?? '?'
}

/** Everything one can see of a Pokémon in play, for ears. */
export function pokemonWords(pokemon: PokemonView): string {
  return `${nameOf(pokemon)}, ${stateWords(pokemon)}`
}

/** The same of one whose name was told. */
export function stateWords(pokemon: PokemonView): string {
  const { hp, damage, energy, statusEffects, tools, position } = pokemon
  const units = energy.flatMap(({ provides }) => provides)
  return [
    position === 'ACTIVE' ? 'Active' : 'on the Bench',
    `${Math.max(0, hp - damage)} of ${hp} HP`,
    ...statusEffects.map((status) => CONDITION_NAMES[status]),
    units.length === 0 ? 'no energy' : `energy: ${unitsInWords(units)}`,
    ...tools.flatMap((tool) => nameOfCard(tool) ?? []),
  ].join(', ')
}

export function nameOfCard({ id }: CardView): string | null {
  return cardCalled(id)?.name ?? null
}

/** What an attack left behind, in a few words. */
export function effectWords({ kind, n, attack }: EffectView): string {
  switch (kind) {
    case 'no-damage':
      return 'takes no damage from attacks'
    case 'no-effects':
      return 'attacks do nothing to it'
    case 'ignores-up-to':
      return `ignores attacks for ${n} or less`
    case 'less-damage':
    case 'less-damage-from':
      return `takes ${n} less damage`
    case 'cannot-attack':
      return 'cannot attack'
    case 'cannot-retreat':
      return 'cannot retreat'
    case 'must-flip':
      return 'must flip heads to attack'
    case 'attack-disabled':
      return `cannot use ${attack}`
    case 'destiny-bond':
      return 'takes its attacker along'
    case 'stronger-attack':
      return `${attack} does ${n}`
  }
}
