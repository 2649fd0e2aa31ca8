import type { Plain } from '@turnwright/kernel'
import { passes } from './bird-test.ts'
import { type Bird, drawsBonusCards, isFlocking, isPredator } from './bird.ts'
import type { BonusCard, BonusCount } from './bonus-card.ts'
import { BONUS_CARDS } from './bonus-cards.ts'
import { BASE_BIRDS } from './catalogue.ts'
import { type Cost, isOneOf, priceOf } from './cost.ts'
import type { Goal } from './goals.ts'
import type { Effect, PinkTrigger, Power } from './power.ts'

type Facts = { readonly [key: string]: Plain }

/** A card in the form in which its facts were collected, to be held against a digest of them. */
export function factsOfBird(bird: Bird): Facts {
  const { id, name, latin, lives, cost, points, nest, eggs, wingspan, power } = bird
  return {
    id,
    name,
    sci: latin,
    habitats: lives,
    cost: factsOfCost(cost),
    vp: points,
    nest,
    eggs,
    wingspanCm: wingspan,
    color: power?.color ?? 'none',
    trigger: power === null ? null : TRIGGERS[power.color],
    flocking: isFlocking(bird),
    predator: isPredator(bird),
    bonusCardIcon: drawsBonusCards(bird),
    power: power === null ? null : factsOfPower(power),
    bonus: BONUS_CARDS.filter(({ counts }) => counts.what === 'birds' && passes(bird, counts.that)).map(
      (card) => card.id,
    ),
  }
}

const TRIGGERS = { brown: 'whenActivated', white: 'whenPlayed', pink: 'onceBetweenTurns' } as const

function factsOfCost(cost: Cost): Facts {
  const { total } = priceOf(cost)
  if (isOneOf(cost)) return { mode: 'or', total, food: Object.fromEntries(cost.oneOf.map((food) => [food, 1])) }
  return total === 0 ? { mode: 'none', total } : { mode: 'and', total, food: { ...cost } }
}

function factsOfPower(power: Power): Facts {
  const trigger = power.color === 'pink' ? factsOfTrigger(power.when) : {}
  return { ...factsOfEffect(power.does), ...trigger }
}

function factsOfTrigger(trigger: PinkTrigger): Facts {
  if (trigger.on === 'otherPlaysBirdInHabitat') return { on: trigger.on, habitat: trigger.habitat }
  if (trigger.on === 'otherTakesGainFoodAndGained') return { on: trigger.on, triggerFood: trigger.food }
  return { on: trigger.on }
}

/** What holds for every card of a kind is not declared on each of them. */
const ALWAYS: Partial<Record<Effect['kind'], Facts>> = {
  layEggOnNest: { excludesThisBird: true },
  discardEggForFood: { fromOtherBirdOnly: true, food: 'any' },
  discardEggForCards: { fromOtherBirdOnly: false },
  tradeFood: { mustDiffer: true },
  eachPlayerGainsDieFromFeeder: { firstChosenByOwner: true },
  allPlayersLayEggOnNest: { ownerExtraMustBeDifferentBird: true },
  draftPlayersPlusOne: { draw: 'players+1', order: 'ownerThenClockwise' },
  tuckFromHandThenLayOnThis: { eggOptional: true },
  repeatBrownInHabitat: { otherBird: true },
}

function factsOfEffect(effect: Effect): Facts {
  return { ...effect, ...ALWAYS[effect.kind] }
}

export function factsOfBonusCard(card: BonusCard): Facts {
  const { id, name, alsoCalled, category, counts, pays, percent, automa } = card
  const fitting = BASE_BIRDS.filter((bird) => couldCount(bird, counts))
  return {
    id,
    name,
    category,
    condition: factsOfCount(counts),
    scoring: 'perItem' in pays ? { type: 'perBird', vp: pays.perItem } : { type: 'tiers', tiers: tiersOf(pays.steps) },
    printedPercent: percent,
    automaUsable: automa,
    ...(alsoCalled.length > 0 ? { altNames: alsoCalled } : {}),
    ...(percent === null ? {} : { birdsIn170: fitting.length, computedPercent: rounded(fitting.length) }),
    ...(counts.what === 'birdsWithEggs' && percent !== null ? { percentIsOfBirdsThatCouldQualify: true } : {}),
    ...(category === 'name' ? { members: fitting.map((bird) => bird.name).sort() } : {}),
  }
}

function couldCount(bird: Bird, counts: BonusCount): boolean {
  if (counts.what === 'birds') return passes(bird, counts.that)
  return counts.what === 'birdsWithEggs' && bird.eggs >= counts.atLeast
}

function rounded(birds: number): number {
  return Math.round((birds / BASE_BIRDS.length) * 1000) / 10
}

function tiersOf(steps: readonly { readonly from: number; readonly points: number }[]): readonly Facts[] {
  return steps.map(({ from, points }, at) => {
    const next = steps[at + 1]
    return { min: from, max: next === undefined ? null : next.from - 1, vp: points }
  })
}

function factsOfCount(counts: BonusCount): Facts {
  if (counts.what === 'birdsInSmallestHabitat') return { count: counts.what, tiesCountOnce: true }
  if (counts.what === 'birdCardsInHand') return { count: counts.what, when: 'gameEnd' }
  if (counts.what === 'birdsWithEggs') return { count: 'birds', eggsAtLeast: counts.atLeast, when: 'gameEnd' }
  const { that } = counts
  if ('named' in that) return { count: 'birds', nameTerm: that.named === 'possessive' ? "possessive-'s" : that.named }
  if ('pointsBelow' in that) return { count: 'birds', vpLessThan: that.pointsBelow }
  if ('icon' in that) return { count: 'birds', icon: that.icon }
  if ('eats' in that) return { count: 'birds', foodCostIncludes: that.eats }
  if ('eatsOnly' in that) return { count: 'birds', foodCostOnly: that.eatsOnly }
  if ('nest' in that) return { count: 'birds', nest: that.nest, starCounts: true }
  if ('livesOnlyIn' in that) return { count: 'birds', habitatOnly: that.livesOnlyIn }
  if ('widerThan' in that) return { count: 'birds', wingspanOverCm: that.widerThan }
  return { count: 'birds', wingspanAtMostCm: that.atMostWide }
}

export function factsOfGoal({ id, tile, counts, automaBase }: Goal): Facts {
  return { id, tile, counter: factsOfGoalCount(counts), automaBase }
}

function factsOfGoalCount(counts: Goal['counts']): Facts {
  switch (counts.what) {
    case 'birds':
      return counts.habitat === null ? { what: 'birds' } : { what: 'birds', habitat: counts.habitat }
    case 'eggsInHabitat':
      return { what: 'eggs', habitat: counts.habitat }
    case 'birdsWithEgg':
      return { what: 'birdsWithEgg', nest: counts.nest, starCounts: true }
    case 'eggsInNests':
      return { what: 'eggs', nest: counts.nest, starCounts: true }
    case 'eggSets':
      return { what: 'minEggsAcrossHabitats' }
  }
}
