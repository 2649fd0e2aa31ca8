import { decide, type Situation } from '../situation.ts'
import type { Decision, Rule } from '../decision.ts'
import { AvailableActionsService } from '../../match/available-actions-service.ts'
import type { ExecuteActionDto } from '../../match/execute-action-dto.ts'
import { askedAbout } from '../../match/asked-about.ts'
import { type Asked, askedOf, type Chosen, pokemonAmong } from './asked.ts'
import { arrange, bestScores, giveAway, lastStage, takeBest, worstScore } from './choose-cards.ts'
import { opponentEnergy, ownEnergy } from './choose-energy.ts'
import * as pokemon from './choose-pokemon.ts'
import { attackToCopy, bestType, largest, option, smallest, strongestAttack } from './choose-words.ts'
import type { Asking } from '../../rules/asking.ts'

/** What a generator chooses where it is asked this; null for no opinion. */
export type Chooser = (asked: Asked, about: Asking) => Chosen | null

/** Every question but that of the main phase: setup, Prizes, forced switches and all choices inside cards. */
export function choose(situation: Situation, better: Chooser | null = null): Decision | null {
  const asked = askedOf(situation)
  const about = askedAbout(situation.match.view)
  if (asked === null || about === null) return null
  const { selection, why, rule } = better?.(asked, about) ?? chosenFor(asked, about) ?? firstLegal(asked)
  return decide(asAction(situation, selection, about), rule ?? RULE_OF[about] ?? 'select', why)
}

const RULE_OF: Readonly<Partial<Record<Asking, Rule>>> = {
  'mulligan-bonus': 'setup',
  'bring-deck': 'setup',
  'opening-active': 'setup',
  'opening-bench': 'setup',
  ceremony: 'early-return',
  prize: 'prize',
  promote: 'promote',
}

/** Where nothing is better than anything else. */
function firstLegal({ choices, min }: Asked): Chosen {
  return { selection: choices.slice(0, min).map(({ id }) => id), why: 'Nothing tells the choices apart.' }
}

/** The same answer under the name that it has in a match: a Prize is SELECT_PRIZE. */
function asAction({ match, playerId }: Situation, selection: Chosen['selection'], about: Asking): ExecuteActionDto {
  return AvailableActionsService.actionFor({ matchId: match.id, playerId }, selection, about)
}

function chosenFor(asked: Asked, about: Asking): Chosen | null {
  switch (about) {
    case 'mulligan-bonus':
    case 'how-many-counters':
      return largest(asked)
    case 'how-many-energy':
      return smallest(asked)
    case 'opening-active':
      return bestScores(asked, 1)
    case 'opening-bench':
      return bestScores(asked, asked.max)
    case 'promote':
    case 'switch-in':
      return pokemon.bringUp(asked)
    case 'drag-up':
      return pokemon.dragUp(asked)
    case 'discard-from-hand':
    case 'hand-into-deck':
    case 'trade-away':
      return giveAway(asked)
    case 'search-deck':
    case 'take-from-discard':
      return takeBest(asked)
    case 'rearrange':
      return arrange(asked)
    case 'whose-deck':
      return option(asked, 'own', 'Our own draws can be chosen.')
    case 'own-energy':
      return ownEnergy(asked)
    case 'opponent-energy':
      return opponentEnergy(asked)
    case 'heal':
      return pokemon.heal(asked)
    case 'bench-target':
      return pokemon.benchTargets(asked)
    case 'attach-to':
      return pokemon.attachTo(asked)
    case 'damage-from':
      return pokemon.damageFrom(asked)
    case 'damage-to':
      return pokemon.damageTo(asked)
    case 'scoop':
      return pokemon.takeBack(asked)
    case 'shuffle-in':
    case 'devolve':
      return pokemon.leastLoss(asked)
    case 'devolve-stage':
      return lastStage(asked)
    case 'breed':
      return pokemonAmong(asked).length > 0 ? pokemon.highestScore(asked) : bestScores(asked, 1)
    case 'revive':
      return bestScores(asked, 1)
    case 'flute':
      return worstScore(asked)
    case 'copy-attack':
      return attackToCopy(asked)
    case 'disable-attack':
      return strongestAttack(asked)
    case 'choose-type':
      return bestType(asked)
    case 'optional':
      return option(asked, 'yes', 'It helps us.')
    case 'prize':
      return { ...firstLegal(asked), why: 'One Prize is as good as another.' }
    case 'bring-deck':
      return { selection: asked.examples.slice(0, 1), why: 'One ready deck is as good as another.' }
    case 'main':
    case 'ceremony':
    case 'peek':
    case 'energy-to-move':
      return null
  }
}
