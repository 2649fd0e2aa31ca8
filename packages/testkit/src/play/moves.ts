import type { Seat } from '@turnwright/kernel'
import { type AnySelection, type AskedSelector, type Game, project, type ResponseError } from '@turnwright/kernel/host'
import { type Chance, Random, randomSelection } from '@turnwright/kernel/search'
import { LawBroken } from '../law-broken.ts'
import { extremeSelection } from './extreme-selection.ts'
import { NO_LINES, type Sitting, seatOf } from './sitting.ts'

/** Who plays: anybody, somebody odd, or the game's own agents. */
export type Style = 'random' | 'adversarial' | 'agents'

/** One thing done at the table, through the same doors that a host uses. */
export type Move =
  | { readonly kind: 'answer'; readonly selector: AskedSelector; readonly selection: AnySelection }
  | { readonly kind: 'undo'; readonly seat: Seat }
  | { readonly kind: 'undo-with-consent'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'leave'; readonly seat: Seat }

const MOST_UNDOS = 100
const LATE = 8
const FIRST_THING: Chance = { int: () => 0 }

/** What a whim comes to at this question. The whim 0 is the most ordinary move: the first thing offered. */
export function moveFor(sitting: Sitting, style: Exclude<Style, 'agents'>, whim: number): Move {
  const chance = whim === 0 ? FIRST_THING : Random.fromSeed(String(whim))
  const odd = style === 'adversarial' && whim !== 0 ? oddMove(sitting, chance) : null
  if (odd !== null) return odd
  const { selectors } = sitting.game.waiting as NonNullable<Game['waiting']>
  const selector = selectors[chance.int(selectors.length)] as AskedSelector
  const selection =
    style === 'adversarial' ? extremeSelection(selector, chance) : legalSelection(sitting, selector, chance)
  return { kind: 'answer', selector, selection: selection ?? legalSelection(sitting, selector, chance) }
}

/** Taking back, alone or with everyone's consent, and leaving when the game is well under way. */
function oddMove(sitting: Sitting, chance: Chance): Move | null {
  const { game, table, left } = sitting
  const undos = game.log.filter(({ kind }) => kind === 'undo').length
  const last = game.history.last?.seat
  if (undos < MOST_UNDOS && last !== undefined) {
    if (game.canUndo(last) && chance.int(6) === 0) return { kind: 'undo', seat: last }
    if (chance.int(40) === 0)
      return { kind: 'undo-with-consent', seat: last, to: Math.max(0, game.history.length - 1 - chance.int(4)) }
  }
  const staying = table.players.filter(({ seat }) => !left.has(seat))
  if (isLeftLate(sitting) && staying.length > 1 && chance.int(40) === 0)
    return { kind: 'leave', seat: (staying[chance.int(staying.length)] as { seat: Seat }).seat }
  return null
}

/** In half of the games everybody stays, so that their ends are seen too. */
function isLeftLate({ game, table }: Sitting): boolean {
  return game.history.length >= LATE && Random.fromSeed(`${table.seed}/leaving`).int(2) === 0
}

/** Something the question itself offers. A question without any legal answer is a dead end. */
export function legalSelection(sitting: Sitting, selector: AskedSelector, chance: Chance): AnySelection {
  try {
    return randomSelection(selector, chance)
  } catch (none) {
    const why = none instanceof Error ? none.message : String(none)
    throw new LawBroken(
      `a dead end: "${selector.title}" of ${selector.actor} cannot be answered (${why})\n  ${sitting.place()}`,
    )
  }
}

/** An answer to the question itself: what is done beside it happens at once, before everybody's eyes. */
export function plainSelection(
  sitting: Sitting,
  { anytime: _, ...selector }: AskedSelector,
  chance: Chance,
): AnySelection {
  return legalSelection(sitting, selector, chance)
}

export function make(sitting: Sitting, move: Move): void {
  const { game } = sitting
  switch (move.kind) {
    case 'answer':
      return answer(sitting, game, move.selector, move.selection)
    case 'undo':
      return game.undo(move.seat)
    case 'undo-with-consent': {
      const others = game.players.map(({ seat }) => seat).filter((seat) => seat !== move.seat)
      game.undoWithConsent(move.seat, move.to, others)
      return rememberWhoLeft(sitting)
    }
    case 'leave':
      sitting.left.add(move.seat)
      return sitting.leave(game, move.seat)
  }
}

/** Answers as a client does: with the id of the request and the branch it saw. What is offered must be accepted. */
export function answer(sitting: Sitting, game: Game, selector: AskedSelector, selection: AnySelection): void {
  const { actor, title } = selector
  const { prompts, branchId } = project(game, seatOf(game, selector), NO_LINES)
  const requestId = prompts.find((prompt) => prompt.title === title)?.requestId
  try {
    game.respondToInputRequest({ actor, title, selection, branchId, ...(requestId ? { requestId } : {}) })
  } catch (refusal) {
    const { message } = refusal as ResponseError
    throw new LawBroken(
      `"${title}" of ${actor} offers ${JSON.stringify(selection)} and refuses it: ${message}\n  ${sitting.place()}`,
    )
  }
}

function rememberWhoLeft({ game, left }: Sitting): void {
  left.clear()
  for (const entry of game.history.since(0)) if (entry.kind === 'leave') left.add(entry.seat)
}
