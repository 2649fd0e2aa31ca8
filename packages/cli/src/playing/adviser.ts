import type { GameModule, Seat } from '@turnwright/kernel'
import { CANONICAL_LOCALE, type Game, type Prompt, requestIdOf } from '@turnwright/kernel/host'
import { planOf } from '@turnwright/search'
import {
  adviceWords,
  type Hint,
  type HintDepth,
  hintFor,
  optionWords,
  reasonWords,
  USUAL_HINT,
} from '@turnwright/search/hint'

/** Says what it would do in a seat's place, by what that seat knows. */
export type Adviser = (game: Game, seat: Seat, prompt: Prompt) => string

/** The strongest player of a game as somebody to ask; null where it has none that thinks ahead. */
export function adviserOf({ agents }: GameModule, luck: string, depth: HintDepth = USUAL_HINT): Adviser | null {
  const search = planOf(agents['master'])
  if (search === null) return null
  return (game, seat, { requestId }) => {
    const selector = game.waiting?.selectors.find((each) => requestIdOf(game, seat, each) === requestId)
    if (selector === undefined) return 'That question is no longer asked.'
    const hint = hintFor(game, seat, selector, {
      search,
      depth,
      luck: `${luck} ${requestId}`,
      locale: CANONICAL_LOCALE,
    })
    return hintText(hint, game)
  }
}

function hintText(hint: Hint, { players }: Game): string {
  const { options, unit, deals } = hint
  const lines = options.map((option, at) => {
    const worth = option.worth === null ? '' : `  ${figure(option.worth.mean, unit)}`
    return [`${at + 1}. ${optionWords(option)}${worth}`, ...reasonWords(hint, at).map((why) => `   ${why}`)].join('\n')
  })
  const follows = options[0]?.line.slice(0, MOST_TURNS) ?? []
  const next = follows.map(({ seat, words }) => `${players[seat]?.name ?? ''}: ${words.join(', ')}`)
  const what = unit === 'chance' ? 'Chance to win' : 'Points at the end'
  return [
    adviceWords(hint),
    ...lines,
    ...(next.length > 1 ? [`How it may go on: ${next.join('; ')}`] : []),
    `${what}, from what you know; ${deals} deals for each.`,
  ].join('\n')
}

const MOST_TURNS = 4

function figure(value: number, unit: Hint['unit']): string {
  return unit === 'chance' ? `${Math.round(value * 100)} %` : value.toFixed(1)
}
