import { type Asked, type Chosen, pokemonAmong } from '../choices/asked.ts'
import { copiesAttacks } from '../attacks/traits.ts'
import { chosenPokemon } from '../choices/choose-pokemon.ts'
import { option } from '../choices/choose-words.ts'
import { attacksOf } from '../table.ts'
import { chooseToWin } from './sure-win/choices.ts'
import { bestCopy } from './attack-worth.ts'
import { bestToPromote, betterActive } from './better-active.ts'
import { betterTarget } from './better-target.ts'
import { weights } from './weights.ts'

/** Where the second generator chooses otherwise; null leaves the choice as it is. A Trainer goes to whom it was played for. */
export function chooseBetter(asked: Asked): Chosen | null {
  const winning = chooseToWin(asked)
  if (winning !== null) return winning
  const { table } = asked.situation
  const { kind } = asked.about
  const isTrainer = asked.by?.supertype === 'Trainer'
  if (kind === 'copy-attack') return attackToCopy(asked)
  if (kind === 'drag-up' && isTrainer) return chosenPokemon(betterTarget(table), 'is the better target.')
  if (kind !== 'promote' && kind !== 'switch-in') return null
  const planned = isTrainer ? betterActive(table, weights.switchCard) : null
  const best = planned ?? bestToPromote(table, pokemonAmong(asked))
  const chosen = chosenPokemon(best, 'stands best as our Active Pokémon.')
  return chosen === null || kind !== 'promote' ? chosen : { ...chosen, rule: 'promote-best' }
}

/** Metronome: what was weighed when it was decided on. */
function attackToCopy(asked: Asked): Chosen | null {
  const { table } = asked.situation
  const { active } = table.me
  const metronome = active === null ? undefined : attacksOf(active).find(copiesAttacks)
  const best = active === null || metronome === undefined ? null : bestCopy(table, active, metronome)
  return option(asked, best?.attack.name ?? '', 'It brings us most.')
}
