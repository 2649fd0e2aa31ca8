import type { Seat } from '@turnwright/kernel'
import { type Game, lineText, project, type Projection, type Prompt, ResponseError } from '@turnwright/kernel/host'
import { Failure } from '../mistake.ts'
import { resultText } from '../result-text.ts'
import type { Adviser } from './adviser.ts'
import { ask } from './ask.ts'
import type { Prompter } from './prompter.ts'
import { viewText } from './view-text.ts'

/** Plays a game to its end, or until the person quits. Every other seat must have a program that answers for it. */
export async function playAtTerminal(
  game: Game,
  seat: Seat,
  prompter: Prompter,
  columns: number,
  adviser: Adviser | null = null,
): Promise<void> {
  game.run()
  const ways = adviser === null ? 'take back your last answer' : 'ask for a hint, take back your last answer'
  prompter.tell(`Escape leaves a list; from there you can ${ways} or quit.`)
  const turn = { game, seat, prompter, adviser, hinted: new Set<string>() }
  let read = 0
  for (;;) {
    const projection = project(game, seat, { logFrom: read })
    read = projection.log.total
    showNews(projection, prompter)
    if (game.fault !== null) throw new Failure(`The rules ran into a bug: ${game.fault.message}`)
    if (projection.result !== null) return showEnd(projection, prompter, columns, game.definition)
    const [prompt] = projection.prompts
    if (prompt === undefined) throw new Failure('The game waits for a seat that nobody plays')
    prompter.show(game.definition.name, viewText(projection.view, game.players, columns, game.definition))
    showCircumstances(prompt, prompter)
    const done = await takeTurn(turn, projection, prompt)
    if (done === 'quit') return
    if (done === 'undo') read = project(game, seat).log.total
  }
}

interface Turn {
  readonly game: Game
  readonly seat: Seat
  readonly prompter: Prompter
  /** Who gives hints; null where nobody can. */
  readonly adviser: Adviser | null
  /** The questions on which there was a hint, also when they are asked again. */
  readonly hinted: Set<string>
}

/** Asks until something has changed. */
async function takeTurn(
  { game, seat, prompter, adviser, hinted }: Turn,
  { canUndo, secondLooks }: Projection,
  prompt: Prompt,
): Promise<'answered' | 'undo' | 'quit'> {
  const last = lastAnswerOf(game, seat)
  const undo = last < 0 ? null : `Take back your last answer${undoNote(canUndo, secondLooks)}`
  for (;;) {
    const reply = await ask({ prompter, prompt, undo, hasHints: adviser !== null })
    if ('again' in reply) continue
    if ('aside' in reply) {
      if (reply.aside === 'quit') return 'quit'
      if (reply.aside === 'hint') {
        hinted.add(prompt.requestId)
        prompter.show('A hint, noted in the record', adviser?.(game, seat, prompt) ?? '')
        continue
      }
      takeBack(game, seat, last)
      return 'undo'
    }
    const { requestId, title } = prompt
    const { name: actor } = game.player(seat)
    try {
      const { branchId } = game
      const { selection } = reply
      game.respondToInputRequest({ actor, title, selection, requestId, branchId, hinted: hinted.has(requestId) })
      return 'answered'
    } catch (refusal) {
      if (!(refusal instanceof ResponseError)) throw refusal
      prompter.refuse(refusal.message)
    }
  }
}

/** Programs agree to anything; what it means for good is said before, once. */
function undoNote(canUndo: boolean, secondLooks: boolean): string {
  if (canUndo) return ''
  return secondLooks ? ' (the bots agree)' : ' (past something revealed: the result will say "with second looks")'
}

function lastAnswerOf(game: Game, seat: Seat): number {
  return game.history.since(0).findLastIndex((entry) => entry.kind === 'answer' && entry.seat === seat)
}

/** Past what the kernel lets a seat undo alone, the programs at the table never mind. */
function takeBack(game: Game, seat: Seat, last: number): void {
  if (game.canUndo(seat)) return game.undo(seat)
  const bots = game.players.filter((player) => player.seat !== seat).map((player) => player.seat)
  game.undoWithConsent(seat, last, bots)
}

function showNews({ log }: Projection, prompter: Prompter): void {
  if (log.lines.length > 0) prompter.tell(log.lines.map(lineText).join('\n'))
}

function showCircumstances({ help, unavailable }: Prompt, prompter: Prompter): void {
  if (help !== null) prompter.tell(help)
  if (unavailable.length === 0) return
  prompter.tell(unavailable.map(({ title, reason }) => `Not now: ${title} (${reason})`).join('\n'))
}

function showEnd(
  { result, players, view }: Projection,
  prompter: Prompter,
  columns: number,
  definition: Game['definition'],
): void {
  prompter.show(definition.name, viewText(view, players, columns, definition))
  if (result !== null) prompter.show('The end', resultText(result, players))
}
