import type { Prompt, PromptChoice, SelectionItem } from '@turnwright/kernel/host'
import type { EstravenAbout } from '../rules/about.ts'
import { ANSWERING_MOVES, type MoveName } from './moves.ts'

export interface OfferedMove {
  readonly move: MoveName
  readonly args: readonly SelectionItem[]
}

/** Enough for a bot to choose from where any cards of a hand may be named. */
const MOST_SELECTIONS = 128

const MOVES = Object.keys(ANSWERING_MOVES) as readonly MoveName[]

/** What a bot of boardgame.io can choose from: the moves that answer an open question. */
export function movesFor(prompt: Prompt<EstravenAbout>): readonly OfferedMove[] {
  const asked = prompt.about?.kind
  if (asked === 'main' || asked === 'priority') return prompt.choices.flatMap(actionsBehind)
  const move = MOVES.find((name) => ANSWERING_MOVES[name].answers.some((kind) => kind === asked))
  if (move === undefined) return []
  return selectionsOf(prompt).map((selection) => ({ move, args: argsOf(move, selection) }))
}

function actionsBehind({ id, choices }: PromptChoice): readonly OfferedMove[] {
  if (typeof id === 'number') return [{ move: 'playCardFromHand', args: [id] }]
  if (choices !== undefined) return choices.map((inner) => ({ move: GROUPS[id] as MoveName, args: [inner.id] }))
  if (id === 'end-turn') return [{ move: 'endTurn', args: [] }]
  return [{ move: 'passPriority', args: id === 'pass' ? [] : [id.slice('pass-'.length)] }]
}

const GROUPS: Readonly<Record<string, MoveName>> = {
  Pitch: 'pitchCard',
  Use: 'activateAbility',
  Attack: 'declareAttack',
  Trade: 'trade',
}

function argsOf(move: MoveName, selection: readonly SelectionItem[]): readonly SelectionItem[] {
  const takesList = move === 'mulligan' || move === 'chooseFollowers' || move === 'payWith' || move === 'discard'
  return takesList ? [selection as SelectionItem] : selection
}

/** All selections of allowed sizes, smallest first, as far as a bot needs them. */
function selectionsOf({ choices, min, max }: Prompt): readonly (readonly SelectionItem[])[] {
  const found: SelectionItem[][] = []
  const extend = (chosen: readonly SelectionItem[], from: number, size: number): void => {
    if (found.length >= MOST_SELECTIONS) return
    if (chosen.length === size) {
      found.push([...chosen])
      return
    }
    for (let at = from; at < choices.length; at++) extend([...chosen, (choices[at] as PromptChoice).id], at + 1, size)
  }
  for (let size = min; size <= max; size++) extend([], 0, size)
  return found
}
