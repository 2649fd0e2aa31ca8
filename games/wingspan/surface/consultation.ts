import type { Seat, Selection, SelectSelector } from '@turnwright/kernel'
import { type AnswerEntry, ResponseError, validateSelection } from '@turnwright/kernel/host'
import type { Question } from '../rules/questions.ts'
import type { PlayerState } from '../rules/state.ts'
import { questionOf } from '../words/question-of.ts'
import { leastHarmful } from './forfeit.ts'
import { type GameState, playerIdAt, type WingspanGame } from './game-state.ts'
import type { PlayerAgent } from './player-agent.ts'
import type { DecisionChoice, DecisionPrompt, PromptContext, PromptKind, ValidationError } from './prompts.ts'
import { playingABird, translationFor } from './translation/index.ts'
import { actingBird } from './translation/powers.ts'
import {
  type Asked,
  leftOf,
  offeredCards,
  type PlannedAnswer,
  Refusal,
  type Translation,
} from './translation/translation.ts'
import { buildPlayerView } from './view-builder.ts'

const MOST_REFUSALS = 3
/** Where one of them is forfeited, what was named for the others stays (A7). */
const PARTS_OF_PLAYING: ReadonlySet<Question['kind']> = new Set(['settle', 'pay-egg', 'pay-food'])

/** An answer for the rules, and how it came about. */
export interface Answered {
  readonly selection: Selection
  readonly kind: AnswerEntry['kind']
  /** What kind of choice the player forfeited and why, or null. */
  readonly forfeited: { readonly kind: PromptKind; readonly reason: string } | null
}

/** Puts the questions of one seat to its agent, as often as it takes, and remembers what was answered ahead. */
export class Consultation {
  readonly #game: WingspanGame
  readonly #seat: Seat
  readonly #agent: PlayerAgent
  readonly #timeLimit: number | null
  #planned: readonly PlannedAnswer[] = []
  #prompts = 0

  constructor(game: WingspanGame, seat: Seat, agent: PlayerAgent, timeLimit: number | null) {
    this.#game = game
    this.#seat = seat
    this.#agent = agent
    this.#timeLimit = timeLimit
  }

  async answer(selector: SelectSelector): Promise<Answered> {
    const about = questionOf(selector.about)
    if (about === null) throw new TypeError(`there is no prompt for "${selector.title}"`)
    const asked: Asked = {
      game: this.#game,
      seat: this.#seat,
      playerId: playerIdAt(this.#game as GameState, this.#seat),
      player: this.#game.state.players[this.#seat] as PlayerState,
      selector,
      about,
    }
    const ahead = this.#fromPlan(asked)
    if (ahead !== null) return { selection: ahead, kind: 'answer', forfeited: null }
    let translation = translationFor(about)
    let refused: ValidationError | undefined
    for (let refusals = 0; refusals < MOST_REFUSALS; ) {
      try {
        const choice = await this.#choice(asked, translation, refused)
        if (!wantsToPlay(choice))
          return { selection: this.#read(asked, translation, choice), kind: 'answer', forfeited: null }
        translation = forPlaying(asked)
        refused = undefined
        refusals = 0
      } catch (thrown) {
        refused = refusalOf(thrown)
        refusals++
      }
    }
    if (!PARTS_OF_PLAYING.has(about.kind)) this.#planned = []
    const forfeited = { kind: translation.prompt(asked).kind, reason: refused?.message ?? 'no answer' }
    return { selection: leastHarmful(asked), kind: 'timeout', forfeited }
  }

  /** What was answered ahead, if it is the answer to this question. */
  #fromPlan(asked: Asked): Selection | null {
    const { about } = asked
    if (about.kind === 'turn') this.#planned = []
    // What should have followed at once and did not will not follow at all.
    while (this.#planned[0]?.left !== undefined && !isFor(this.#planned[0], about))
      this.#planned = this.#planned.slice(1)
    const at = this.#planned.findIndex((planned) => isFor(planned, about))
    const selection = this.#planned[at]?.select(asked) ?? null
    if (selection === null || !isLegal(asked.selector, selection)) return null
    this.#planned = this.#planned.slice(at + 1)
    return selection
  }

  async #choice(asked: Asked, translation: Translation, refused: ValidationError | undefined): Promise<DecisionChoice> {
    const prompt = this.#promptFor(asked, translation, refused)
    const choice = await withinTime(this.#ask(prompt), this.#timeLimit)
    mustEcho(prompt, choice)
    return choice
  }

  #read(asked: Asked, translation: Translation, choice: DecisionChoice): Selection {
    const [now, ...later] = translation.read(asked, choice as never)
    const selection = now?.select(asked) ?? null
    if (selection === null) throw new Refusal('NO_ANSWER', 'The choice answers nothing')
    validateSelection(asked.selector, selection)
    // What was planned for one bird is not for the next.
    this.#planned = choice.kind === 'playBird' ? later : [...later, ...this.#planned]
    return selection
  }

  #promptFor(asked: Asked, translation: Translation, refused: ValidationError | undefined): DecisionPrompt {
    const body = translation.prompt(asked)
    const { playerId, game } = asked
    // The body is that of the very kind it names; spreading loses the pairing.
    return {
      ...body,
      promptId: `${playerId}-${++this.#prompts}`,
      playerId,
      view: buildPlayerView(game, playerId),
      context: contextOf(asked),
      ...(refused === undefined ? {} : { previousError: refused }),
    } as DecisionPrompt
  }

  #ask(prompt: DecisionPrompt): Promise<DecisionChoice> {
    if (prompt.kind === 'startingHand') return this.#agent.chooseStartingHand(prompt)
    if (prompt.kind === 'turnAction') return this.#agent.chooseTurnAction(prompt)
    return this.#agent.chooseOption(prompt)
  }
}

function isFor(planned: PlannedAnswer, about: Question): boolean {
  return planned.asking === about.kind && (planned.left === undefined || planned.left === leftOf(about))
}

function wantsToPlay(choice: DecisionChoice): boolean {
  return choice.kind === 'turnAction' && choice.action === 'PLAY_BIRD'
}

/** Which bird, where and for what is asked by a prompt of its own, which is put again where the choice is refused. */
function forPlaying(asked: Asked): Translation {
  if (offeredCards(asked).length === 0) throw new Refusal('UNKNOWN_ACTION', 'No bird can be played now')
  return playingABird
}

function contextOf(asked: Asked): PromptContext {
  const { game } = asked
  const sourceBirdId = actingBird(asked)
  return {
    round: game.state.round,
    activePlayerId: playerIdAt(game, game.state.turn),
    trigger: { type: sourceBirdId === null ? 'TURN' : 'POWER', sourceBirdId },
  }
}

/** An answer must be an object that names the prompt it answers. */
function mustEcho(prompt: DecisionPrompt, choice: unknown): asserts choice is DecisionChoice {
  if (typeof choice !== 'object' || choice === null) throw new Refusal('MALFORMED', 'A choice must be an object')
  const { promptId, kind } = choice as Partial<DecisionChoice>
  if (promptId !== prompt.promptId) throw new Refusal('WRONG_PROMPT', `The prompt is ${prompt.promptId}`)
  if (kind !== prompt.kind) throw new Refusal('WRONG_KIND', `The prompt is of the kind ${prompt.kind}`)
}

function isLegal(selector: SelectSelector, selection: Selection): boolean {
  try {
    validateSelection(selector, selection)
    return true
  } catch {
    return false
  }
}

function refusalOf(thrown: unknown): ValidationError {
  if (thrown instanceof Refusal) return { code: thrown.code, message: thrown.message }
  if (thrown instanceof ResponseError) return { code: thrown.code, message: thrown.message }
  return { code: 'AGENT_FAILED', message: thrown instanceof Error ? thrown.message : String(thrown) }
}

async function withinTime<T>(answer: Promise<T>, limit: number | null): Promise<T> {
  if (limit === null) return answer
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('TIMEOUT', `No answer within ${limit} ms`)), limit)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
