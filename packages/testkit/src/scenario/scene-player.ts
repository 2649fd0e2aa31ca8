import type { Plain, Seat } from '@turnwright/kernel'
import { lineText, project, type Prompt, ResponseError, samePlain } from '@turnwright/kernel/host'
import { LawBroken } from '../law-broken.ts'
import { missingFrom } from './likeness.ts'
import { isAmong, isAnywhere, offersOf } from './offers.ts'
import { forgedSelection, NotOffered, type Pick, selectionOf } from './picks.ts'
import type { Scene } from './scene.ts'

/** Somebody at the table of a scenario. They act only by answering what they are asked. */
export class ScenePlayer<Reading> {
  readonly name: string
  readonly #scene: Scene
  readonly #seat: Seat
  readonly #read: () => Reading
  readonly #atFirst: Reading

  constructor(scene: Scene, seat: Seat, read: () => Reading) {
    this.name = scene.game.player(seat).name
    this.#scene = scene
    this.#seat = seat
    this.#read = read
    this.#atFirst = structuredClone(read())
  }

  /** Is asked this now, in words or by what it is about: `{ kind: 'main' }`. The scenario may end with the question open. */
  isAsked(question: string | { readonly kind: string }): void {
    const prompt = this.#prompts().find((each) =>
      typeof question === 'string' ? each.title === question : missingFrom(question, each.about) === null,
    )
    if (prompt === undefined)
      throw new LawBroken(`${this.name} is not asked ${JSON.stringify(question)}: ${this.#scene.questions()}`)
    this.#scene.expect(prompt)
  }

  /** Is asked nothing now, or not this. */
  isNotAsked(title?: string): void {
    const asked = this.#prompts().find((each) => title === undefined || each.title === title)
    if (asked !== undefined) throw new LawBroken(`${this.name} is asked "${asked.title}"`)
  }

  /** May choose all of this now, by title or id; what is within a group by the group's name: `{ Meld: ['Tools'] }`. */
  isOffered(...picks: readonly Pick[]): void {
    const prompt = this.#onlyPrompt()
    for (const pick of picks)
      if (!isAmong(prompt, pick))
        throw new LawBroken(`${this.name} is not offered ${nameOf(pick)}, but ${offersOf(prompt)}`)
  }

  /** May choose none of this now, neither by itself nor within any group. */
  isNotOffered(...picks: readonly Pick[]): void {
    this.isNotOfferedOutside([], ...picks)
  }

  /** May choose none of this now, unless within one of these groups. */
  isNotOfferedOutside(groups: readonly string[], ...picks: readonly Pick[]): void {
    const prompt = this.#onlyPrompt()
    for (const pick of picks)
      if (isAnywhere(prompt, pick, groups))
        throw new LawBroken(`${this.name} is offered ${nameOf(pick)}: ${offersOf(prompt)}`)
  }

  /** Reads why something cannot be chosen now. */
  isToldWhyNot(title: string, reason: string): void {
    const { unavailable } = this.#onlyPrompt()
    if (!unavailable.some((each) => each.title === title && each.reason.includes(reason)))
      throw new LawBroken(`${this.name} does not read why not ${title}, but: ${JSON.stringify(unavailable)}`)
  }

  /** Answers with choices, by title or id; choices within a group by the group's name: `{ Meld: ['Tools'] }`. */
  chooses(...picks: readonly Pick[]): void {
    const prompt = this.#onlyPrompt()
    this.#send(prompt, () => selectionOf(prompt, picks))
  }

  /** Answers a question that wants a structure of the game's own. */
  answers(answer: Plain): void {
    this.#send(this.#onlyPrompt(), () => [answer])
  }

  /** Does something that is offered beside the question, by its description or type. */
  does(offer: string): void {
    const prompt = this.#onlyPrompt()
    const anytimeAction = prompt.anytime.find(({ type, description }) => description === offer || type === offer)
    if (anytimeAction === undefined)
      throw new LawBroken(`${this.name} cannot "${offer}" now, but choose among ${offersOf(prompt)}`)
    this.#send(prompt, () => ({ action: 'anytime-action', anytimeAction }))
  }

  /** Would like to choose this and may not: the refusal has this code, or says this, and changes nothing. */
  isRefused(codeOrText: string, ...picks: readonly Pick[]): void {
    const [prompt] = this.#prompts()
    const title = prompt?.title ?? this.#scene.game.waiting?.selectors[0]?.title ?? 'anything'
    const refusal = this.#refusalOf(() => this.#scene.answer(this.#seat, title, forgedSelection(prompt, picks)))
    this.#mustBe(refusal, codeOrText, `choose ${JSON.stringify(picks)}`)
  }

  undoes(): void {
    this.#scene.game.undo(this.#seat)
    this.#scene.wentBack()
  }

  cannotUndo(): void {
    this.#mustBe(
      this.#refusalOf(() => this.#scene.game.undo(this.#seat)),
      'undo-barred',
      'undo',
    )
  }

  leaves(): void {
    this.#scene.game.leave(this.#seat)
    this.#scene.happened()
  }

  /** Has at least these things, as the game's stage reads them. */
  has(expected: Partial<Reading>): void {
    const missing = missingFrom(expected, this.#read())
    if (missing !== null) throw new LawBroken(`what ${this.name} has is different: ${missing}`)
  }

  /** Has these things, and nothing else that can be read has changed since the beginning. */
  changedOnly(expected: Partial<Reading>): void {
    const now = this.#read()
    this.has(expected)
    for (const key in now)
      if (!Object.hasOwn(expected, key) && !samePlain(now[key], this.#atFirst[key]))
        throw new LawBroken(
          `the ${key} of ${this.name} changed too: ${JSON.stringify(this.#atFirst[key])} became ${JSON.stringify(now[key])}`,
        )
  }

  /** Is shown this: a part of the view, or words of the log. */
  sees(expected: string | object): void {
    const { view, log } = project(this.#scene.game, this.#seat, { logFrom: 0 })
    if (typeof expected === 'object') {
      const missing = missingFrom(expected, view)
      if (missing !== null) throw new LawBroken(`what ${this.name} sees is different: ${missing}`)
      return
    }
    const lines = log.lines.map(lineText)
    if (!lines.some((line) => line.includes(expected)))
      throw new LawBroken(`${this.name} does not read "${expected}" but:\n  ${lines.join('\n  ')}`)
  }

  #prompts(): readonly Prompt[] {
    return this.#scene.promptsOf(this.#seat)
  }

  #onlyPrompt(): Prompt {
    const [prompt] = this.#prompts()
    if (prompt === undefined) throw new LawBroken(`${this.name} is asked nothing: ${this.#scene.questions()}`)
    return prompt
  }

  #send({ title, requestId }: Prompt, selection: () => Parameters<Scene['answer']>[2]): void {
    try {
      this.#scene.answer(this.#seat, title, selection(), requestId)
    } catch (refusal) {
      if (!(refusal instanceof ResponseError || refusal instanceof NotOffered)) throw refusal
      throw new LawBroken(`${this.name} was refused at "${title}": ${refusal.message}`)
    }
    this.#scene.happened()
  }

  #refusalOf(attempt: () => void): ResponseError | null {
    const { game } = this.#scene
    const before = game.fingerprint()
    try {
      attempt()
    } catch (refusal) {
      if (!(refusal instanceof ResponseError)) throw refusal
      if (game.fingerprint() !== before) throw new LawBroken(`a refused answer of ${this.name} changed the game`)
      return refusal
    }
    return null
  }

  #mustBe(refusal: ResponseError | null, codeOrText: string, attempt: string): void {
    if (refusal === null) throw new LawBroken(`${this.name} may ${attempt}, which should be refused`)
    if (refusal.code !== codeOrText && !refusal.message.includes(codeOrText))
      throw new LawBroken(`${this.name} is refused as ${refusal.code} ("${refusal.message}"), not as "${codeOrText}"`)
  }
}

function nameOf(pick: Pick): string {
  return typeof pick === 'object' ? JSON.stringify(pick) : String(pick)
}
