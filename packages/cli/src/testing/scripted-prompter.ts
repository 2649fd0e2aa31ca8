import type { Offer, Prompter } from '../playing/prompter.ts'

/** What a person does at one prompt: picks a label, ticks labels, types a line, or backs out. */
export type Move = string | readonly string[] | { readonly types: string } | null

/** Answers prompts from a script, and fails at a prompt that the script does not fit. */
export class ScriptedPrompter implements Prompter {
  readonly #script: Move[]
  /** Everything put before the person, in order. */
  readonly seen: string[] = []
  /** The labels of every list, in order. */
  readonly lists: (readonly string[])[] = []
  readonly refusals: string[] = []

  constructor(script: readonly Move[]) {
    this.#script = [...script]
  }

  get unused(): readonly Move[] {
    return this.#script
  }

  async one(message: string, offers: readonly Offer[]): Promise<number | null> {
    const move = this.#next(message, offers)
    if (move === null) return null
    if (typeof move !== 'string') throw new Error(`"${message}" asks for one, the script has ${JSON.stringify(move)}`)
    return positionOf(move, message, offers)
  }

  async several(message: string, offers: readonly Offer[]): Promise<readonly number[] | null> {
    const move = this.#next(message, offers)
    if (move === null) return null
    if (!Array.isArray(move)) throw new Error(`"${message}" asks for several, the script has ${JSON.stringify(move)}`)
    return move.map((label: string) => positionOf(label, message, offers))
  }

  async line(message: string, problem: (text: string) => string | null): Promise<string | null> {
    const move = this.#next(message, [])
    if (move === null) return null
    if (typeof move !== 'object' || !('types' in move)) throw new Error(`"${message}" asks for a line`)
    const refusal = problem(move.types)
    if (refusal === null) return move.types
    this.refusals.push(refusal)
    return this.line(message, problem)
  }

  show(heading: string, text: string): void {
    this.seen.push(`${heading}\n${text}`)
  }

  tell(text: string): void {
    this.seen.push(text)
  }

  refuse(reason: string): void {
    this.refusals.push(reason)
  }

  #next(message: string, offers: readonly Offer[]): Move {
    this.seen.push(message)
    this.lists.push(offers.map(({ label, hint }) => (hint === undefined ? label : `${label} [${hint}]`)))
    const move = this.#script.shift()
    if (move === undefined) throw new Error(`the script is at its end, but "${message}" is asked`)
    return move
  }
}

function positionOf(label: string, message: string, offers: readonly Offer[]): number {
  const at = offers.findIndex((offer) => offer.label === label)
  if (at < 0) throw new Error(`"${message}" does not offer "${label}" but ${offers.map((one) => one.label).join(', ')}`)
  return at
}
