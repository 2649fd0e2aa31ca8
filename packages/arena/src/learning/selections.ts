import type { Choice, ChoiceGroup, Selection, SelectSelector } from '@turnwright/kernel'
import { boundsOf, choiceId, isExclusive, isGroup, type SelectionItem } from '@turnwright/kernel/host'

/**
 * The selections of a listed question by their numbers, in the order in which `legalSelections` gives them: any one can be
 * had without going through the others. What the question's own check says of them is not asked.
 */
export class Selections {
  readonly #choices: readonly Choice[]
  readonly #min: number
  readonly #max: number
  /** The selections within each choice that is a group; null for a plain one. */
  readonly #within: readonly (Selections | null)[]
  /** `#ways[at][size]`: in how many ways so many can be chosen from that choice on. */
  readonly #ways: readonly (readonly number[])[]
  /** Choices that go with no others have an order of their own. */
  readonly isInOrder: boolean
  readonly count: number

  constructor(of: SelectSelector | ChoiceGroup) {
    const { min, max } = boundsOf(of)
    this.#choices = of.choices
    this.#min = min
    this.#max = max
    this.#within = of.choices.map((choice) => (isGroup(choice) ? new Selections(choice) : null))
    this.#ways = waysFrom(this.#within, max)
    this.isInOrder = !of.choices.some(isExclusive) && this.#within.every((each) => each?.isInOrder !== false)
    this.count = this.#waysAt(0)
      .slice(min)
      .reduce((sum, ways) => sum + ways, 0)
  }

  at(number: number): Selection {
    let left = number
    for (let size = this.#min; size <= this.#max; size++) {
      const ways = this.#waysAt(0)[size] as number
      if (left < ways) return this.#of(size, left)
      left -= ways
    }
    throw new RangeError(`there are ${this.count} selections, and number ${number} was asked for`)
  }

  #of(size: number, number: number): Selection {
    const chosen: SelectionItem[] = []
    let left = number
    for (let at = 0; chosen.length < size; at++) {
      const within = this.#within[at] ?? null
      const after = this.#waysAt(at + 1)[size - chosen.length - 1] as number
      const withThis = after * (within?.count ?? 1)
      if (left >= withThis) {
        left -= withThis
        continue
      }
      const id = choiceId(this.#choices[at] as Choice)
      chosen.push(within === null ? id : { title: id, selection: within.at(Math.floor(left / after)) })
      left %= after
    }
    return chosen
  }

  #waysAt(at: number): readonly number[] {
    return this.#ways[at] as readonly number[]
  }
}

function waysFrom(within: readonly (Selections | null)[], max: number): readonly (readonly number[])[] {
  let ways = [1, ...new Array<number>(max).fill(0)]
  const all = [ways]
  for (const each of within.toReversed()) {
    const [own, after] = [each?.count ?? 1, ways]
    ways = after.map((without, size) => (size === 0 ? without : without + own * (after[size - 1] as number)))
    all.push(ways)
  }
  return all.reverse()
}
