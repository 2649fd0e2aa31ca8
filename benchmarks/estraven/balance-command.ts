import { parseArgs } from 'node:util'
import { DECK_PAIRS } from '@turnwright/estraven'
import { UsageError } from '../usage-error.ts'
import { MEETINGS, type Meeting } from './balance.ts'

/** What a person asked for on the command line. */
export interface BalanceCommand {
  /** Games of every encounter at least. */
  readonly gamesEach: number
  /** Where the picture goes. */
  readonly picture: string
  readonly meetings: readonly Meeting[]
}

const GAMES = 400
const PICTURE = 'data/balance.svg'
const USAGE =
  'Usage: npm run balance -- estraven [games for each encounter] [picture.svg] [--only PAIR] [--only PAIR:PAIR]; ' +
  'a PAIR is two decks, as in emberguard+stormspire.'

/** `estraven [games] [picture.svg] [--only PAIR] [--only PAIR:PAIR]`: `--only` may stand there several times. */
export function readBalanceCommand(args: readonly string[]): BalanceCommand {
  const { values, positionals } = parse(args)
  const [game, games = String(GAMES), picture = PICTURE, ...rest] = positionals
  if (game !== 'estraven' || rest.length > 0) throw new UsageError(USAGE)
  const gamesEach = Number(games)
  if (!Number.isInteger(gamesEach) || gamesEach < 2)
    throw new UsageError(`"${games}" is no number of games; at least 2 are played. ${USAGE}`)
  const chosen = values.only?.map(meetingsOf)
  return {
    gamesEach,
    picture,
    meetings: MEETINGS.filter((each) => chosen?.some((some) => some.includes(each)) ?? true),
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { only: { type: 'string', multiple: true } },
    })
  } catch (thrown) {
    const reason = thrown instanceof Error ? (thrown.message.split(/[.\n]/)[0] as string) : String(thrown)
    throw new UsageError(`${reason}. ${USAGE}`)
  }
}

/** All encounters of one pair, or the one of two. */
function meetingsOf(wish: string): readonly Meeting[] {
  const [first = '', second, ...rest] = wish.split(':').map(pairCalled)
  const met = MEETINGS.filter(
    ({ one, other }) =>
      [one, other].includes(first) && (second === undefined || (second !== first && [one, other].includes(second))),
  )
  if (rest.length > 0 || met.length === 0) throw new UsageError(`"${wish}" is no encounter. ${USAGE}`)
  return met
}

/** The pair of these two decks, in whichever order they are named. */
function pairCalled(name: string): string {
  const asked = name.split('+').toSorted().join('+')
  const pair = DECK_PAIRS.find((each) => each.split('+').toSorted().join('+') === asked)
  if (pair === undefined) throw new UsageError(`There is no pair "${name}"; there are ${DECK_PAIRS.join(', ')}.`)
  return pair
}
