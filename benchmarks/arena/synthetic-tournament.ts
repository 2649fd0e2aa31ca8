import { Comparisons, type LineUp, lineUpsOf, ratingsOf } from '@turnwright/arena'
import { Random } from '@turnwright/kernel/search'

/** A tournament in which chance plays for contestants of known strength. */
export interface SyntheticTournament {
  readonly seats: number
  readonly contestants: number
  readonly deals: number
  /** How often the second and later games of a deal fall as its first did: deals are lucky for somebody. */
  readonly luck: number
}

const MANY = 2 ** 31
/** From the weakest to the strongest: some 350 rating points. */
const SPREAD = 2
const POINTS = 400 / Math.LN10

/** For every contestant but the anchor: whether its interval held its true rating. */
export function intervalsThatHold(tournament: SyntheticTournament, seed: string, resamplings: number): boolean[] {
  const random = Random.fromSeed(seed)
  const { seats, contestants, deals } = tournament
  const strengths = Array.from({ length: contestants }, () => SPREAD * (uniform(random) - 1 / 2))
  const comparisons = new Comparisons(contestants)
  const lineUps = lineUpsOf({
    game: '',
    options: {},
    seats,
    contestants: strengths.map((_, at) => ({ name: String(at), player: { kind: 'agent', agent: '' } })),
    baseline: null,
    seed,
    deals,
    width: null,
  })
  for (const lineUp of lineUps)
    for (let deal = 0; deal < deals; deal++) playDeal(comparisons, lineUp, deal, strengths, tournament, random)
  const ratings = ratingsOf(comparisons, 0, seed, resamplings)
  return strengths.slice(1).map((strength, at) => {
    const truth = 1000 + POINTS * (strength - (strengths[0] as number))
    const [low, high] = ratings[at + 1]?.interval ?? [0, 0]
    return low <= truth && truth <= high
  })
}

/** The same draws decide a lucky deal for the same contestant in every rotation; each game by itself stays as likely. */
function playDeal(
  comparisons: Comparisons,
  lineUp: LineUp,
  deal: number,
  strengths: readonly number[],
  { seats, luck }: SyntheticTournament,
  random: Random,
): void {
  const isLucky = uniform(random) < luck
  const shared = lineUp.map(() => uniform(random))
  for (let rotation = 0; rotation < seats; rotation++) {
    const number = seats * deal + rotation
    const times = lineUp.map(
      (contestant, at) =>
        -Math.log(isLucky ? (shared[at] as number) : uniform(random)) / Math.exp(strengths[contestant] as number),
    )
    // Whoever's bell rings first at a rate of its strength: that is the ranking of Plackett and Luce.
    const rotated = lineUp.map((_, seat) => times[(seat + number) % seats] as number)
    comparisons.add(lineUp, { number, places: rotated.map((own) => rotated.filter((other) => other < own).length) })
  }
}

function uniform(random: Random): number {
  return (random.int(MANY) + 1) / (MANY + 1)
}
