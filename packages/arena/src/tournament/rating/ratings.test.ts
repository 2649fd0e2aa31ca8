import { expect, test } from 'vitest'
import { Comparisons, ratingsOf } from '../../index.ts'

/** Two who meet, and how each deal fell for the first of them, in both seats. */
function duels(deals: readonly (readonly [number, number])[]): Comparisons {
  const comparisons = new Comparisons(2)
  for (const [deal, won] of deals.entries())
    for (const rotation of [0, 1]) {
      const place = 1 - (won[rotation] as number)
      const places = rotation === 0 ? [place, 1 - place] : [1 - place, place]
      comparisons.add([0, 1], { number: 2 * deal + rotation, places: won[rotation] === 0.5 ? [0, 0] : places })
    }
  return comparisons
}

const times = <T>(count: number, each: T): T[] => new Array<T>(count).fill(each)

test('who wins ten games of eleven is 400 points stronger', () => {
  const [winner, loser] = ratingsOf(duels([...times(1000, [1, 1] as const), ...times(100, [0, 0] as const)]), 1, 's')
  expect(loser?.rating).toBe(1000)
  expect(winner?.rating).toBeCloseTo(1400, -1)
})

test('a drawn game is half a win for both', () => {
  const drawn = ratingsOf(duels(times(50, [0.5, 0.5] as const)), 0, 's')
  expect(drawn[1]?.rating).toBeCloseTo(1000, 6)
  const won = ratingsOf(duels(times(50, [1, 0.5] as const)), 1, 's')
  // Three quarters of the points are odds of three to one.
  expect(won[0]?.rating).toBeCloseTo(1000 + 400 * Math.log10(3), -1)
})

test('deals are what chance is counted by: games that fall alike tell no more than one of them', () => {
  const apart = ratingsOf(duels(times(50, [1, 0] as const)), 0, 's')[1]?.interval ?? [0, 0]
  const alike = ratingsOf(duels([...times(25, [1, 1] as const), ...times(25, [0, 0] as const)]), 0, 's')[1]
    ?.interval ?? [0, 0]
  expect(apart[1] - apart[0]).toBeLessThan(40)
  expect(alike[1] - alike[0]).toBeGreaterThan(150)
})

test('who won every game is stronger by a number, whose interval is wide and one-sided', () => {
  const [winner] = ratingsOf(duels(times(20, [1, 1] as const)), 1, 's')
  const [low, high] = winner?.interval ?? [0, 0]
  expect(winner?.rating).toBeGreaterThan(1400)
  expect(low).toBeGreaterThan(1100)
  expect(low).toBeLessThan(1500)
  expect(high).toBeGreaterThan(1800)
})

test('one deal tells nothing about chance', () => {
  expect(ratingsOf(duels([[1, 1]]), 1, 's')[0]?.interval).toBeNull()
})

test('at tables of three, places count: who comes in second is stronger than who comes in last', () => {
  const comparisons = new Comparisons(3)
  for (let number = 0; number < 60; number++) {
    // Contestant 2 wins five games of six; 1 then comes in before 0 four times of five.
    const order = number % 6 === 0 ? [0, 1, 2] : number % 5 === 0 ? [2, 0, 1] : [2, 1, 0]
    const sits = [0, 1, 2].map((seat) => (seat + number) % 3)
    comparisons.add([0, 1, 2], { number, places: sits.map((contestant) => order.indexOf(contestant)) })
  }
  const [last, middle, first] = ratingsOf(comparisons, 0, 's').map(({ rating }) => rating)
  expect(last).toBe(1000)
  expect(middle).toBeGreaterThan(1050)
  expect(first).toBeGreaterThan((middle as number) + 150)
})

test('the same seed gives the same intervals', () => {
  const played = duels([...times(9, [1, 0] as const), ...times(5, [1, 1] as const)])
  expect(ratingsOf(played, 0, 's')).toEqual(ratingsOf(played, 0, 's'))
  expect(ratingsOf(played, 0, 's')).not.toEqual(ratingsOf(played, 0, 'another'))
})
