import type { Ears, Spoken } from './ears.ts'

const LONGEST_WAIT = 40_000
const LOOK_EVERY = 25
const MOST_STEPS = 60
const ASKED = 'What is asked of you'
const OVER = 'The result'
/** Confirms, takes back, asks for advice: none of these is a choice. */
const TOOLS = new Set(['C', 'U', 'H'])

/** Plays by ear, and writes down everything that was heard. What was not read out cannot be chosen. */
export class BlindPlayer {
  readonly #ears: Ears
  readonly #chance: () => number
  readonly #lines: string[] = []
  /** What was read out since the last question began, so that nothing is told twice in a row. */
  #known: ReadonlySet<string> = new Set()
  answers = 0

  constructor(ears: Ears, chance: () => number) {
    this.#ears = ears
    this.#chance = chance
  }

  get transcript(): string {
    return `${this.#lines.join('\n')}\n`
  }

  /** Answers question after question, until the game is over. */
  async playsToTheEnd(mostAnswers: number): Promise<void> {
    while (this.answers < mostAnswers) {
      const asked = await this.#listens()
      await this.#writesNews()
      if (asked === null) return this.#hearsTheResult()
      await this.#answers(asked)
      this.answers++
    }
    throw new Error(`the game is not over after ${mostAnswers} answers`)
  }

  /** The question, once there is one; null when the game is over. */
  async #listens(): Promise<readonly Spoken[] | null> {
    for (const until = Date.now() + LONGEST_WAIT; Date.now() < until; ) {
      const asked = await this.#atRest()
      if (asked.length > 0) return asked
      if ((await this.#ears.reads('region', OVER)).length > 0) return null
      await pause()
    }
    throw new Error(`nothing more is asked or told\n${this.#lines.slice(-30).join('\n')}`)
  }

  /** The question once the page has come to rest, or nothing where there is none. */
  async #atRest(): Promise<readonly Spoken[]> {
    for (const until = Date.now() + LONGEST_WAIT; Date.now() < until; ) {
      const before = await this.#ears.changes()
      await pause()
      if (before === null || (await this.#ears.changes()) !== before) continue
      const asked = await this.#ears.reads('region', ASKED)
      // Whatever changes while it is read was no question yet, or is none any more.
      if ((await this.#ears.changes()) === before) return asked
    }
    throw new Error(`the page never comes to rest\n${this.#lines.slice(-30).join('\n')}`)
  }

  /** A dialog hides everything else, and a notice covers the question. */
  async #inFront(): Promise<readonly Spoken[]> {
    const dialog = await this.#ears.reads('dialog')
    return dialog.length > 0 ? dialog : this.#ears.reads('alert')
  }

  async #answers(question: readonly Spoken[]): Promise<void> {
    const asked = headingOf(question)
    // What takes the focus is read out by that, and what describes it too.
    const readOut = (await this.#ears.focused()) ?? asked.words
    this.#lines.push('', `# ${readOut}`)
    this.#known = new Set(
      question.filter(({ role, words }) => role !== 'button' && readOut.includes(words)).map(lineOf),
    )
    let now = question
    for (let step = 0; step < MOST_STEPS; step++) {
      this.#writes(now)
      const wanted = this.#chooses(now)
      this.#lines.push(`> ${wanted.words}`)
      await this.#ears.activates(wanted)
      const next = await this.#hearsWhatCameOfIt(now, asked)
      if (next === null) return
      now = next
      for (const said of await this.#ears.said()) this.#lines.push(`  (${said})`)
    }
    throw new Error(`${asked.words} is not answered after ${MOST_STEPS} steps\n${this.#lines.slice(-60).join('\n')}`)
  }

  /** What there is to choose from now if the question is still the same, a dialog about it included; null once it is another, or none. */
  async #hearsWhatCameOfIt(before: readonly Spoken[], asked: Spoken): Promise<readonly Spoken[] | null> {
    for (const until = Date.now() + LONGEST_WAIT; Date.now() < until; ) {
      const now = await this.#atRest()
      if (now.length > 0 && headingOf(now).node !== asked.node) return null
      if (now.length > 0 && soundOf(now) !== soundOf(before)) return now
      const inFront = await this.#inFront()
      if (inFront.length > 0 && soundOf(inFront) !== soundOf(before)) return inFront
      if (now.length === 0 && inFront.length === 0) return null
      await pause()
    }
    throw new Error(`nothing came of it\n${this.#lines.slice(-30).join('\n')}`)
  }

  #chooses(from: readonly Spoken[]): Spoken {
    const open = from.filter(({ role, isEnabled }) => role === 'button' && isEnabled)
    const confirm = open.find(({ key }) => key === 'C')
    const rest = open.filter(({ key }) => key === null || !TOOLS.has(key))
    const free = rest.filter(({ isPressed }) => isPressed !== true)
    const isEnough = confirm !== undefined && (free.length === 0 || this.#chance() < 0.5)
    const among = isEnough ? [confirm] : free.length > 0 ? free : rest
    const wanted = among[Math.floor(this.#chance() * among.length)]
    if (from.some(({ role, words }) => role === 'button' && words === ''))
      throw new Error(`there is a button without a name\n${this.#lines.slice(-40).join('\n')}`)
    if (wanted === undefined || !this.#lines.some((line) => line.includes(wanted.words)))
      throw new Error(`nothing was announced to answer with\n${this.#lines.slice(-40).join('\n')}`)
    return wanted
  }

  async #writesNews(): Promise<void> {
    for (const said of await this.#ears.said()) this.#lines.push(`  ${said}`)
  }

  /** What was not read out before since the question was asked. */
  #writes(spoken: readonly Spoken[]): void {
    const told = spoken.slice(1).map(lineOf)
    this.#lines.push(...told.filter((line) => !this.#known.has(line)))
    this.#known = new Set([...this.#known, ...told])
  }

  async #hearsTheResult(): Promise<void> {
    this.#lines.push('', ...(await this.#ears.reads('region', OVER)).map(lineOf))
  }
}

function lineOf({ role, words, isEnabled, isPressed }: Spoken): string {
  const state = [isPressed === true && 'pressed', !isEnabled && 'unavailable'].filter(Boolean).join(', ')
  const mark = { button: '-', DisclosureTriangle: '+', heading: '#' }[role] ?? ' '
  return `  ${mark} ${words}${state === '' ? '' : ` (${state})`}`
}

function soundOf(spoken: readonly Spoken[]): string {
  return spoken.map(lineOf).join('\n')
}

function headingOf(spoken: readonly Spoken[]): Spoken {
  const heading = spoken.find(({ role }) => role === 'heading')
  if (heading === undefined) throw new Error('there is a question without a heading')
  return heading
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
}
