import type { Seat } from '@turnwright/kernel'
import { type Game, lineText, project, type Projection, type Prompt, ResponseError } from '@turnwright/kernel/host'
import { Failure } from '../mistake.ts'
import { resultText } from '../result-text.ts'
import { ask } from './ask.ts'
import type { Prompter } from './prompter.ts'
import { viewText } from './view-text.ts'

/** Plays a game to its end, or until the person quits. Every other seat must have a program that answers for it. */
export async function playAtTerminal(game: Game, seat: Seat, prompter: Prompter, columns: number): Promise<void> {
  game.run()
  prompter.tell('Escape leaves a list; from there you can take back your last answer or quit.')
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
    const done = await takeTurn(game, seat, projection, prompt, prompter)
    if (done === 'quit') return
    if (done === 'undo') read = project(game, seat).log.total
  }
}

/** Asks until something has changed. */
async function takeTurn(
  game: Game,
  seat: Seat,
  { canUndo, secondLooks }: Projection,
  prompt: Prompt,
  prompter: Prompter,
): Promise<'answered' | 'undo' | 'quit'> {
  const last = lastAnswerOf(game, seat)
  const undo = last < 0 ? null : `Take back your last answer${undoNote(canUndo, secondLooks)}`
  for (;;) {
    const reply = await ask({ prompter, prompt, undo })
    if ('again' in reply) continue
    if ('aside' in reply) {
      if (reply.aside === 'quit') return 'quit'
      takeBack(game, seat, last)
      return 'undo'
    }
    const { requestId, title } = prompt
    const { name: actor } = game.player(seat)
    try {
      game.respondToInputRequest({ actor, title, selection: reply.selection, requestId, branchId: game.branchId })
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
