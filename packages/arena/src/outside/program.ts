import { type ChildProcess, spawn } from 'node:child_process'
import type { AnySelection } from '@turnwright/kernel/host'
import { Forfeit, Unreadable } from './forfeit.ts'
import { LineReader } from './line-reader.ts'
import { MemoryWatch } from './memory-watch.ts'
import type { Asked, OutsidePlayer, SeatSession } from './outside-player.ts'
import { type Hello, SEAT_PROTOCOL, type SeatOver, type SeatQuestion } from './seat-message.ts'
import { endStrays, newMark } from './strays.ts'

/** After its game a program may finish what it is doing for so long. */
const FAREWELL_MS = 1000
const LAST_WORDS = 200

/** What is sent when a seat is asked. */
export type Telling = (question: SeatQuestion, asked: Asked) => object

/** How much a program may take of the machine's memory, and how that is called in reports. */
export interface MostMemory {
  readonly bytes: number
  readonly text: string
}

/** A program that plays by lines of JSON over its standard input and output; each game starts it anew. */
export function programPlayer(
  command: readonly [string, ...string[]],
  tell: Telling = (question) => question,
  memory: MostMemory | null = null,
): OutsidePlayer {
  const [file, ...args] = command
  return {
    async sit(hello) {
      const session = new ProgramSession(file, args, tell, memory)
      try {
        await session.greet(hello)
        return session
      } catch (thrown) {
        await session[Symbol.asyncDispose]()
        throw thrown
      }
    },
  }
}

class ProgramSession implements SeatSession {
  readonly #child: ChildProcess
  readonly #mark = newMark()
  readonly #tell: Telling
  readonly #lines = new LineReader()
  #memoryWatch: MemoryWatch | null = null
  #answerMs = 0
  /** When all tries at the present question must be over. */
  #deadline = 0
  #lastWords = ''

  constructor(file: string, args: readonly string[], tell: Telling, memory: MostMemory | null) {
    this.#tell = tell
    // In a group of its own, so that whatever it starts ends with it; and without the secrets of our environment.
    this.#child = spawn(file, args, {
      stdio: 'pipe',
      detached: true,
      env: { ...environment(), ...this.#mark },
    })
    const { stdin, stdout, stderr } = this.#child
    stdin?.on('error', () => {})
    stdout?.on('data', (chunk: Buffer) => {
      if (!this.#lines.push(chunk)) this.#kill()
    })
    stderr?.on('data', (chunk: Buffer) => {
      this.#lastWords = `${this.#lastWords}${chunk.toString('utf8')}`.slice(-LAST_WORDS)
    })
    if (memory !== null && this.#child.pid !== undefined)
      this.#memoryWatch = new MemoryWatch(this.#child.pid, memory.bytes, () => {
        this.#lines.end(`took more memory than ${memory.text} and was ended`)
        this.#kill()
      })
    this.#child.on('error', (error) => this.#lines.end(`could not be started: ${error.message}`))
    this.#child.on('close', (code, signal) =>
      this.#lines.end(`ended (${signal ?? `exit code ${code}`})${this.#said()}`),
    )
  }

  async greet(hello: Hello): Promise<void> {
    this.#answerMs = hello.limits.answerMs
    this.#send(hello)
    const line = await this.#line(performance.now() + hello.limits.startMs, 'did not say that it is ready')
    const said = greeting(line)
    if (said['type'] !== 'ready')
      throw new Forfeit(`began with ${quoted(line)} in place of {"type":"ready","protocol":1}`)
    if (said['protocol'] !== SEAT_PROTOCOL)
      throw new Forfeit(
        `speaks protocol ${quoted(JSON.stringify(said['protocol']))}, and the tournament ${SEAT_PROTOCOL}`,
      )
  }

  async answer(question: SeatQuestion, asked: Asked): Promise<AnySelection> {
    if (question.refusal === null) this.#deadline = performance.now() + this.#answerMs
    this.#send(this.#tell(question, asked))
    const line = await this.#line(this.#deadline, 'did not answer')
    const said = readable(line)
    if (said['type'] !== 'answer') throw new Unreadable(`${quoted(line)} is no answer: it needs "type":"answer"`)
    if (said['number'] !== question.number)
      throw new Unreadable(
        `question ${question.number} was asked, and ${quoted(JSON.stringify(said['number']))} answered`,
      )
    // Whatever it holds is checked by the game.
    return said['selection'] as AnySelection
  }

  over(message: SeatOver): void {
    this.#send(message)
  }

  /** Whoever goes by itself is not hurried; everybody else is ended, with all that it has started. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.stdin?.end()
    const isGone = this.#child.exitCode !== null || this.#child.signalCode !== null
    if (!isGone && this.#child.pid !== undefined) {
      const gone = new Promise<void>((done) => void this.#child.once('exit', () => done()))
      const timer = setTimeout(() => this.#kill(), FAREWELL_MS)
      await gone
      clearTimeout(timer)
    }
    this.#memoryWatch?.[Symbol.dispose]()
    this.#kill()
    endStrays(this.#mark)
    this.#child.stdout?.destroy()
    this.#child.stderr?.destroy()
  }

  async #line(deadline: number, what: string): Promise<string> {
    const ms = Math.max(0, deadline - performance.now())
    const heard = await this.#lines.next(ms)
    if (heard !== null) return heard
    this.#kill()
    throw new Forfeit(this.#lines.why ?? `${what} in time and was ended${this.#said()}`)
  }

  #send(message: object): void {
    if (this.#child.stdin?.writable === true) this.#child.stdin.write(`${JSON.stringify(message)}\n`)
  }

  #kill(): void {
    const { pid } = this.#child
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // Nobody of its group is left.
    }
  }

  #said(): string {
    const words = this.#lastWords.trim()
    return words === '' ? '' : `; its last words: ${words}`
  }
}

function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR } = process.env
  return Object.fromEntries(Object.entries({ PATH, HOME, LANG, TMPDIR }).filter(([, value]) => value !== undefined))
}

function greeting(line: string): Readonly<Record<string, unknown>> {
  try {
    return readable(line)
  } catch (thrown) {
    throw new Forfeit(thrown instanceof Error ? thrown.message : String(thrown))
  }
}

function readable(line: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(line)
    if (typeof said === 'object' && said !== null && !Array.isArray(said)) return said as Record<string, unknown>
  } catch {
    // Told below.
  }
  throw new Unreadable(`${quoted(line)} is no line with a JSON object`)
}

function quoted(text: string | undefined): string {
  const short = (text ?? 'nothing').slice(0, 60)
  return `"${short}${short === text ? '' : '…'}"`
}
