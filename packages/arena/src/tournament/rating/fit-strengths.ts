import { solved, type Triangle, triangle } from '@turnwright/search/fitting'
import type { Stage } from './comparisons.ts'

const MOST_STEPS = 100
const ENOUGH = 1e-9
const MOST_HALVINGS = 30
/** Only differences are known: a breath of a pull to zero says where the middle lies. */
const PULL = 1e-6

/**
 * The strengths, as logarithms of odds, that make the outcomes likeliest: Plackett and Luce, which for two players is
 * Bradley and Terry. `outcomes` has a weight for each cell of the stages.
 */
export function fitStrengths(stages: readonly Stage[], outcomes: Float64Array, from: Float64Array): Float64Array {
  let strengths: Float64Array = from.slice()
  let likelihood = likelihoodOf(stages, outcomes, strengths)
  for (let step = 0; step < MOST_STEPS; step++) {
    const { slope, curve } = slopeAt(stages, outcomes, strengths)
    const change = solved(curve, slope)
    let share = 1
    let next = moved(strengths, change, share)
    let better = likelihoodOf(stages, outcomes, next)
    // Far from the top a whole step may lead past it.
    for (let halvings = 0; better < likelihood && halvings < MOST_HALVINGS; halvings++) {
      share /= 2
      next = moved(strengths, change, share)
      better = likelihoodOf(stages, outcomes, next)
    }
    const gained = better - likelihood
    strengths = next
    likelihood = better
    if (!(gained > ENOUGH)) break
  }
  return strengths
}

function moved(from: Float64Array, change: Float64Array, share: number): Float64Array {
  return from.map((strength, at) => strength + share * (change[at] as number))
}

function likelihoodOf(stages: readonly Stage[], outcomes: Float64Array, strengths: Float64Array): number {
  let sum = 0
  for (const { among, first } of stages) {
    let all = 0
    let weight = 0
    for (let at = 0; at < among.length; at++) {
      const strength = strengths[among[at] as number] as number
      const times = outcomes[first + at] as number
      all += Math.exp(strength)
      weight += times
      sum += times * strength
    }
    sum -= weight * Math.log(all)
  }
  for (const strength of strengths) sum -= (PULL / 2) * strength ** 2
  return sum
}

function slopeAt(
  stages: readonly Stage[],
  outcomes: Float64Array,
  strengths: Float64Array,
): { slope: Float64Array; curve: Triangle } {
  const slope = new Float64Array(strengths.length)
  const curve = triangle(strengths.length)
  const odds = strengths.map(Math.exp)
  for (const { among, first } of stages) {
    let all = 0
    let weight = 0
    for (let at = 0; at < among.length; at++) {
      all += odds[among[at] as number] as number
      weight += outcomes[first + at] as number
    }
    if (weight === 0) continue
    for (let at = 0; at < among.length; at++) {
      const one = among[at] as number
      const share = (odds[one] as number) / all
      slope[one]! += (outcomes[first + at] as number) - weight * share
      const line = curve[one] as Float64Array
      line[one]! += weight * share
      // Contestants stand in order, so that these are the cells up to the diagonal; twins meet on it.
      for (let other = 0; other <= at; other++) {
        const rival = among[other] as number
        const both = weight * share * ((odds[rival] as number) / all)
        line[rival]! -= rival === one && other !== at ? 2 * both : both
      }
    }
  }
  for (let at = 0; at < strengths.length; at++) {
    slope[at]! -= PULL * (strengths[at] as number)
    ;(curve[at] as Float64Array)[at]! += PULL
  }
  return { slope, curve }
}
