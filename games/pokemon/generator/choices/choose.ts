import { decide, type Situation } from '../situation.ts'
import type { Decision, Rule } from '../decision.ts'
import { AvailableActionsService } from '../../match/available-actions-service.ts'
import type { ExecuteActionDto } from '../../match/execute-action-dto.ts'
import { type Asked, askedOf, type Chosen } from './asked.ts'
import { arrange, bestScores, giveAway, lastStage, takeBest, worstScore } from './choose-cards.ts'
import { opponentEnergy, ownEnergy } from './choose-energy.ts'
import * as pokemon from './choose-pokemon.ts'
import { attackToCopy, bestType, largest, option, smallest, strongestAttack } from './choose-words.ts'
import type { DuelQuestion } from '../../rules/questions.ts'

/** What a generator chooses where it is asked this; null for no opinion. */
export type Chooser = (asked: Asked) => Chosen | null

/** Every question but that of the main phase: setup, Prizes, forced switches and all choices inside cards. */
export function choose(situation: Situation, better: Chooser | null = null): Decision | null {
  const asked = askedOf(situation)
  if (asked === null) return null
  const chosen = [better?.(asked), chosenFor(asked)].find((each) => each && isOffered(asked, each))
  const { selection, why, rule } = chosen ?? firstLegal(asked)
  return decide(asAction(asked, selection), rule ?? RULE_OF[asked.about.kind] ?? 'select', why)
}

/** A plan may be older than the question: whoever is advised need not have followed it so far. */
function isOffered({ choices, about }: Asked, { selection }: Chosen): boolean {
  return about.kind === 'bring-deck' || selection.every((item) => choices.some(({ id }) => id === item))
}

const RULE_OF: Readonly<Partial<Record<DuelQuestion['kind'], Rule>>> = {
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
function asAction({ situation, about }: Asked, selection: Chosen['selection']): ExecuteActionDto {
  const { match, playerId } = situation
  return AvailableActionsService.actionFor({ matchId: match.id, playerId }, selection, about)
}

function chosenFor(asked: Asked): Chosen | null {
  switch (asked.about.kind) {
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
    case 'move-energy-to':
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
    case 'breed-onto':
      return pokemon.highestScore(asked)
    case 'breed':
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
    case 'heal-self':
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
