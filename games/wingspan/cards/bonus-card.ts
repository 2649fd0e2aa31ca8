import { type BirdTest, testText } from './bird-test.ts'

/** What a bonus card counts at the end of the game. */
export type BonusCount =
  | { readonly what: 'birds'; readonly that: BirdTest }
  | { readonly what: 'birdsWithEggs'; readonly atLeast: number }
  | { readonly what: 'birdsInSmallestHabitat' }
  | { readonly what: 'birdCardsInHand' }

/** Points for each, or by steps: the highest step reached counts. */
export type BonusPay =
  | { readonly perItem: number }
  | { readonly steps: readonly { readonly from: number; readonly points: number }[] }

export interface BonusCard {
  readonly id: string
  readonly name: string
  /** Another printing's name. */
  readonly alsoCalled: readonly string[]
  readonly category: string
  readonly counts: BonusCount
  readonly pays: BonusPay
  /** How many of a hundred birds fit, as printed. */
  readonly percent: number | null
  /** Whether the solo opponent can collect birds by it. */
  readonly automa: boolean
}

type Declared = Omit<BonusCard, 'name' | 'alsoCalled' | 'percent' | 'automa'> &
  Partial<Pick<BonusCard, 'alsoCalled' | 'percent' | 'automa'>>

export function bonusCard(name: string, declared: Declared): BonusCard {
  return { name, alsoCalled: [], percent: null, automa: true, ...declared }
}

export const perBird = (points: number): BonusPay => ({ perItem: points })
export const steps = (low: number, lowPoints: number, high: number, highPoints: number): BonusPay => ({
  steps: [
    { from: low, points: lowPoints },
    { from: high, points: highPoints },
  ],
})

export function bonusPoints(pays: BonusPay, count: number): number {
  if ('perItem' in pays) return pays.perItem * count
  let points = 0
  for (const step of pays.steps) if (count >= step.from) points = step.points
  return points
}

export function bonusText({ counts, pays }: BonusCard): string {
  return `${countText(counts)}: ${payText(pays)}.`
}

function countText(counts: BonusCount): string {
  switch (counts.what) {
    case 'birds':
      return testText(counts.that)
    case 'birdsWithEggs':
      return counts.atLeast === 1 ? 'Birds with an egg at the end' : `Birds with ${counts.atLeast} eggs at the end`
    case 'birdsInSmallestHabitat':
      return 'Birds in your row with the fewest'
    case 'birdCardsInHand':
      return 'Bird cards in hand at the end'
  }
}

function payText(pays: BonusPay): string {
  if ('perItem' in pays) return pays.perItem === 1 ? '1 point each' : `${pays.perItem} points each`
  return pays.steps
    .map(({ from, points }, at) => {
      const next = pays.steps[at + 1]
      return `${next === undefined ? `${from} or more` : `${from} to ${next.from - 1}`} for ${points}`
    })
    .join(', ')
}
