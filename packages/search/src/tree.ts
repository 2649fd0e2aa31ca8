import type { CardId } from '@turnwright/kernel'
import type { AnySelection } from '@turnwright/kernel/host'
import { isAnytimeAnswer } from '@turnwright/kernel'
import { type Chance, type Imagined, type Mind, type Question, Random, type Ranked } from '@turnwright/kernel/search'
import { Column } from './column.ts'
import type { Work } from './ponder.ts'
import type { TreeSettings } from './settings.ts'

/** An answer of one's own after the ones that led there: what came of it in all deals in which it was given. */
class Branch {
  visits = 0
  sum = 0
  /** By what the answers are, since the same card has another id in another deal. */
  readonly next = new Map<string, Branch>()
}

/** What estimates lie between, so that points explore like chances. */
class Range {
  #least = Number.POSITIVE_INFINITY
  #most = Number.NEGATIVE_INFINITY

  add(worth: number): void {
    if (worth < this.#least) this.#least = worth
    if (worth > this.#most) this.#most = worth
  }

  /** Between 0 and 1; in the middle where there is no telling. */
  share({ visits, sum }: Branch): number {
    return visits === 0 || this.#most <= this.#least ? 0.5 : (sum / visits - this.#least) / (this.#most - this.#least)
  }
}

/**
 * A tree over what the seat knows: its nodes are the seat's own answers, one after the other, whatever was dealt and whatever the
 * others did between them, who play as the rollout policy does. Every playout takes another deal, follows the branches that came
 * out well or are likely and were tried seldom (PUCT), adds one, and plays on from there. Gives the columns of the first
 * answers, the one that was followed most often first.
 */
export function treeSearch(work: Work, { explores, depth }: TreeSettings): Column[] {
  const { candidates, purse, playouts, mind, luck } = work
  const root = new Branch()
  const first = candidates.map(() => new Branch())
  const columns = candidates.map((_, candidate) => new Column(candidate))
  const range = new Range()
  const chance = Random.fromSeed(`${luck}/tree`)
  for (let deal = 0; deal === 0 || purse.affords(1, 1); deal++) {
    const chosen = best(candidates, first, root.visits, explores, range)
    const path = [root, first[chosen] as Branch]
    const worth = playouts.worth(candidates[chosen]?.answer ?? [], deal, null, (question, world) =>
      follow(path, depth, explores, range, mind, question, world, chance),
    )
    purse.spend(worth)
    // The others were not tried in this deal.
    for (const column of columns) column.add(column.candidate === chosen ? worth : Number.NaN)
    if (Number.isNaN(worth)) {
      // An answer that leads nowhere is not tried for ever.
      for (const branch of path) branch.visits++
      continue
    }
    range.add(worth)
    for (const branch of path) {
      branch.visits++
      branch.sum += worth
    }
  }
  return columns.toSorted((a, b) => b.playouts - a.playouts || b.mean - a.mean)
}

/** The next answer in the tree, which then belongs to the path; undefined beyond it. */
function follow(
  path: Branch[],
  depth: number,
  explores: number,
  range: Range,
  mind: Mind,
  question: Question,
  world: Imagined,
  chance: Chance,
): AnySelection | undefined {
  const here = path.at(-1) as Branch
  // What nobody has come to before is where the playout leaves the tree.
  if (path.length > depth || here.visits === 0) return undefined
  const ranked = mind.rank?.(question, chance)
  if (ranked === undefined || ranked === null || ranked.length < 2) return undefined
  const branches = ranked.map(({ answer }) => branchTo(here, keyOf(question, world, answer)))
  const chosen = best(ranked, branches, here.visits, explores, range)
  path.push(branches[chosen] as Branch)
  return ranked[chosen]?.answer
}

function branchTo(from: Branch, key: string): Branch {
  const known = from.next.get(key)
  if (known !== undefined) return known
  const made = new Branch()
  from.next.set(key, made)
  return made
}

function best(
  ranked: readonly Ranked[],
  branches: readonly Branch[],
  visits: number,
  explores: number,
  range: Range,
): number {
  const reach = explores * Math.sqrt(visits + 1)
  let chosen = 0
  let most = Number.NEGATIVE_INFINITY
  for (const [at, branch] of branches.entries()) {
    const score = range.share(branch) + (reach * (ranked[at]?.prior ?? 0)) / (1 + branch.visits)
    if (score <= most) continue
    most = score
    chosen = at
  }
  return chosen
}

/** An answer as what it is: cards by what they are in that deal. */
function keyOf({ selector }: Question, { cards }: Imagined, answer: AnySelection): string {
  if (isAnytimeAnswer(answer) || selector.type === 'action' || selector.cards !== true) return JSON.stringify(answer)
  return JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'number' ? cards.identity(value as CardId) : value,
  )
}
