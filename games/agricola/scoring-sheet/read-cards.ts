import type { HandCard } from '../cards/card.ts'
import { MINORS, OCCUPATIONS } from '../cards/catalogue.ts'
import { MAJORS } from '../cards/majors.ts'
import { type Findings, shown } from './findings.ts'
import { nearestId } from './nearest-id.ts'

interface Printed {
  readonly id: string
  readonly name: string
}

const MOST_OF_A_KIND = 7

/** Cards are there once: whoever names one that another player has named too is told so. */
export class CardReader {
  readonly #findings: Findings
  readonly #players: number
  readonly #owners = new Map<string, string>()

  constructor(findings: Findings, players: number) {
    this.#findings = findings
    this.#players = players
  }

  majors(value: unknown, where: string): string[] {
    return this.#ids(value, `${where}: majors`, where, 'major improvement', MAJORS)
  }

  minors(value: unknown, where: string): string[] {
    const ids = this.#ids(value, `${where}: minors`, where, 'minor improvement', MINORS)
    for (const card of known(MINORS, ids))
      if (card.passing) this.#findings.wrong(where, `${card.id} is passed on when it was played`)
    return this.#notTooMany(ids, where, 'minor improvements')
  }

  occupations(value: unknown, where: string): string[] {
    const ids = this.#ids(value, `${where}: occupations`, where, 'occupation', OCCUPATIONS)
    for (const { id, players } of known(OCCUPATIONS, ids))
      if (players > this.#players)
        this.#findings.wrong(where, `${id} is for ${players} or more players, not ${this.#players}`)
    return this.#notTooMany(ids, where, 'occupations')
  }

  #ids(value: unknown, list: string, where: string, what: string, cards: readonly Printed[]): string[] {
    const ids: string[] = []
    for (const id of this.#findings.list(value, list)) {
      const found = cards.find((card) => card.id === id)
      if (found === undefined) this.#findings.wrong(where, `there is no ${what} ${shown(id)}${meant(id, cards)}`)
      else {
        const owner = this.#owners.get(found.id)
        if (owner === where) this.#findings.wrong(where, `${found.id} is named twice`)
        else if (owner !== undefined) this.#findings.wrong(where, `${found.id} is there once: ${owner} has it`)
        this.#owners.set(found.id, where)
        ids.push(found.id)
      }
    }
    return ids
  }

  #notTooMany(ids: string[], where: string, what: string): string[] {
    if (ids.length > MOST_OF_A_KIND)
      this.#findings.wrong(where, `nobody has more than ${MOST_OF_A_KIND} ${what}, not ${ids.length}`)
    return ids
  }
}

const KINDS = [
  ['a major improvement', MAJORS],
  ['a minor improvement', MINORS],
  ['an occupation', OCCUPATIONS],
] as const

/** What was probably meant by an id that is not among these cards. */
function meant(id: unknown, cards: readonly Printed[]): string {
  const [kind] = KINDS.find(([, those]) => those.some((card: Printed) => card.id === id)) ?? []
  if (kind !== undefined) return `; it is ${kind}`
  const near = typeof id === 'string' ? nearestId(id, cards) : null
  return near === null ? '' : `; did you mean "${near}"?`
}

function known(cards: readonly HandCard[], ids: readonly string[]): HandCard[] {
  return cards.filter(({ id }) => ids.includes(id))
}
