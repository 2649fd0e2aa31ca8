import { type Asked, type Chosen, pokemonAmong } from '../choices/asked.ts'
import { copiesAttacks } from '../attacks/traits.ts'
import { chosenPokemon } from '../choices/choose-pokemon.ts'
import { option } from '../choices/choose-words.ts'
import { attacksOf, nameOf, type Table } from '../table.ts'
import { chooseToWin } from './sure-win/choices.ts'
import type { PokemonView } from '../../rules/view.ts'
import { TrainerEffectExecutorService } from '../services/trainer-effect-executor-service.ts'
import { sureDamageFrom } from '../opponent/attack-damage.ts'
import { removalTarget } from '../trainers/energy-removal.ts'
import { energyTransfer } from './energy-trans.ts'
import { bestNow } from './potential.ts'
import { danger } from './danger.ts'
import { removalSaves, worthStarving } from './trainer-rules.ts'
import { bestCopy } from './attack-worth.ts'
import { bestToPromote, betterActive } from './better-active.ts'
import { betterTarget, mildTarget } from './better-target.ts'
import { weights } from './weights.ts'

/** Where the second generator chooses otherwise; null leaves the choice as it is. A Trainer goes to whom it was played for. */
export function chooseBetter(asked: Asked): Chosen | null {
  const winning = chooseToWin(asked)
  if (winning !== null) return winning
  const { table } = asked.situation
  const { kind } = asked.about
  const isTrainer = asked.by?.supertype === 'Trainer'
  if (kind === 'copy-attack') return attackToCopy(asked)
  if (kind === 'drag-up' && !isTrainer) return chosenPokemon(wantedBefore(table), 'is whom we want to face.')
  if (kind === 'peek') return option(asked, 'hand', 'What the opponent holds decides.')
  if (kind === 'energy-to-move' || kind === 'move-energy-to') return transfer(asked)
  if (kind === 'opponent-energy' && isTrainer) return whomToStarve(asked)
  if (kind === 'drag-up' && isTrainer) return whomToDragUp(table)
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

/** Gust of Wind: what it was played for. */
function whomToDragUp(table: Table): Chosen | null {
  return (
    chosenPokemon(betterTarget(table), 'is the better target.') ?? chosenPokemon(mildTarget(table), 'lets us live.')
  )
}

/** Lure: who does least to us, and whom we do most to. */
function wantedBefore(table: Table): PokemonView | null {
  const { active } = table.me
  if (active === null) return null
  let best: PokemonView | null = null
  let highest = Number.NEGATIVE_INFINITY
  for (const target of table.foe.bench) {
    const facing = { ...table, foe: { ...table.foe, active: target } }
    const worth =
      weights.promise * (bestNow(facing, active)?.worth ?? 0) -
      danger(facing, active) -
      weights.selfDamage * sureDamageFrom(facing, target, active)
    if (worth <= highest) continue
    best = target
    highest = worth
  }
  return best
}

/** Energy Trans: what it was used for. */
function transfer({ situation, by, about }: Asked): Chosen | null {
  const power = by?.supertype === 'Pokemon' ? by.power : null
  const planned = power?.kind === 'moveEnergy' ? energyTransfer(situation.table, power.energy) : null
  if (planned === null) return null
  const card = about.kind === 'energy-to-move' ? planned.card : planned.to.card
  return { selection: [card], why: `${nameOf(planned.to)} makes more of it.` }
}

/**
 * Energy Removal: not from who is knocked out anyway. Where it costs energy of ours, from the attacker that would knock us out, else
 * from somebody who loses two.
 */
function whomToStarve(asked: Asked): Chosen | null {
  const { table } = asked.situation
  const costs = asked.by?.supertype === 'Trainer' && TrainerEffectExecutorService.does(asked.by, 'DISCARD_ENERGY')
  const lasting = worthStarving(table)
  const among = pokemonAmong(asked).filter((each) => lasting.includes(each))
  if (!costs) return chosenPokemon(removalTarget(table, among), 'does most to us.')
  const saves = removalSaves(table) ? among.find((each) => each === table.foe.active) : undefined
  const rich = among.filter(({ energy }) => energy.length > 1)
  return chosenPokemon(saves ?? removalTarget(table, rich), 'loses most.')
}
