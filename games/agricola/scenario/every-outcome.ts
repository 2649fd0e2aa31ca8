import { isAnytimeAnswer } from '@turnwright/kernel'
import { type AnySelection, createGame } from '@turnwright/kernel/host'
import { legalAnswers, type Question } from '@turnwright/kernel/search'
import { GOODS } from '../cards/goods.ts'
import type { AgricolaAbout } from '../rules/about.ts'
import { AgricolaActionManager } from '../rules/action-manager.ts'
import { agricola } from '../rules/agricola.ts'
import { cardEffects } from '../rules/effects/card-effects.ts'
import type { AgricolaOptions } from '../rules/options.ts'
import { amountOf } from '../rules/goods.ts'
import type { Agricola, AgricolaState, PlayerState, Promised } from '../rules/state.ts'

/** A moment of a game, to be played in forks from one position. */
export interface Trial {
  readonly players: number
  readonly options: Partial<AgricolaOptions>
  readonly lay: (game: Agricola) => AgricolaState
  readonly play: (actions: AgricolaActionManager) => void
}

/** What the first player has and has gathered, in numbers, and all the rest of the table. */
export interface End {
  readonly goods: readonly number[]
  readonly rest: string
}

export interface Outcomes {
  /** Every end that can be reached, by what it comes to. */
  readonly ends: ReadonlyMap<string, End>
  /** Every question that can be met on the way. */
  readonly asked: ReadonlySet<string>
}

const NAMES = ['ana', 'bo', 'cy', 'dee']
const TIME_TO_CONVERT: AgricolaAbout = { kind: 'last-conversions' }
const GO_ON = [{ id: 'go-on', about: { kind: 'go-on' } }] as const
const OVER: AgricolaAbout = { kind: 'everybody-left' }
/** A position with more answers than that is too large for a trial. */
const MOST_RUNS = 100_000

/** Plays a moment with every series of answers that there is, but for moving animals, and time to convert at its end. */
export function everyOutcome(trial: Trial): Outcomes {
  const ends = new Map<string, End>()
  const asked = new Set<string>()
  const open: (readonly number[])[] = [[]]
  const met = new Set<string>()
  for (let runs = 0; open.length > 0; runs++) {
    if (runs === MOST_RUNS) throw new RangeError('a trial has too many ends')
    const path = open.pop() as readonly number[]
    const state = playAlong(trial, path, open, asked, met)
    if (state === null) continue
    const end = endOf(state)
    ends.set(nameOf(end), end)
  }
  return { ends, asked }
}

/** The player may convert whatever there is to convert. */
export function timeToConvert(actions: AgricolaActionManager): void {
  actions.one(0, TIME_TO_CONVERT, GO_ON)
}

/**
 * Follows a path and answers anything from there on; whatever else could be answered is left open. Null where it comes to
 * where another path has been: at the same time to convert, or at the same question after other conversions beside it, with
 * the same on the table.
 */
function playAlong(
  { players, options, lay, play }: Trial,
  path: readonly number[],
  open: (readonly number[])[],
  asked: Set<string>,
  met: Set<string>,
): AgricolaState | null {
  const step = (game: Agricola): void => {
    const actions = new AgricolaActionManager(game, cardEffects)
    play(actions)
    timeToConvert(actions)
    game.finish({ winners: [], scores: game.players.map(() => 0), reason: OVER })
  }
  const trial = { ...agricola, setup: lay, step }
  const game = createGame(trial, { players: NAMES.slice(0, players), seed: 'every outcome', options })
  const taken: number[] = []
  let times = 0
  let isKnown = false
  let asIs = true
  let before = ''
  const answer = ({ selector, about }: Question): AnySelection | undefined => {
    asked.add(about?.kind ?? '')
    const answers = [...legalAnswers(selector)].filter((each) => !isArranging(each))
    const isNew = taken.length >= path.length
    const at = path[taken.length] ?? 0
    const isTime = about?.kind === TIME_TO_CONVERT.kind
    if (isTime || !asIs) {
      const here = `${isTime ? times : before} ${about?.kind} ${nameOf(endOf(game.state))}`
      isKnown = isNew && met.has(here)
      if (isKnown) return undefined
      met.add(here)
    }
    if (isNew) for (let n = 1; n < answers.length; n++) open.push([...taken, n])
    taken.push(at)
    asIs = !isAnytimeAnswer(answers[at] as AnySelection)
    if (asIs) before = taken.join()
    if (asIs && isTime) times++
    return answers[at] as AnySelection
  }
  for (const { seat } of game.players) game.seatResponder(seat, answer)
  game.silence()
  game.run()
  if (game.fault !== null) throw game.fault
  return isKnown ? null : game.state
}

function nameOf({ goods, rest }: End): string {
  return `${goods.join()} ${rest}`
}

function isArranging(answer: AnySelection): boolean {
  return isAnytimeAnswer(answer) && answer.anytimeAction.type === 'arrange-animals'
}

/** What lies on the table, whatever led there. */
function endOf({ players, stock }: AgricolaState): End {
  const [mine] = players as readonly [PlayerState]
  const rest = players.map((player) => ({ ...player, promised: player.promised.map(promiseWords).toSorted() }))
  const nothing = Object.fromEntries(GOODS.map((good) => [good, 0]))
  const { farm } = mine
  return {
    goods: [...GOODS.map((good) => amountOf(mine, good)), ...Object.values(mine.gathered)],
    rest: JSON.stringify([
      stock,
      { ...rest[0], supply: nothing, gathered: nothing, farm: { ...farm, ...nothing } },
      ...rest.slice(1),
    ]),
  }
}

function promiseWords({ round, what, n }: Promised): string {
  return `${round} ${what} ${n}`
}
