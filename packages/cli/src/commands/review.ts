import type { GameModule } from '@turnwright/kernel'
import type { GameRecord } from '@turnwright/kernel/host'
import { costliest, planOf, review as judge, type SearchPlan } from '@turnwright/search'
import { command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { findGame } from '../game-choice.ts'
import { Mistake } from '../mistake.ts'
import { didYouMean } from '../nearest.ts'
import { countFrom } from '../number.ts'
import { readRecord } from '../record-file.ts'
import { reviewText } from '../reviewing/review-text.ts'
import { wordedAnswers } from '../reviewing/worded-answers.ts'
import { progressBar, seldom } from '../simulation/progress-bar.ts'

const USUAL_PLAYOUTS = 400
const MOMENTS = 3

export const review = command({
  name: 'review',
  summary: 'Looks again at the answers a player gave, and says which of them cost most',
  words: ['<record.json>'],
  flags: {
    seat: { type: 'string', value: 'NAME', about: 'Whose answers (those of the first player unless you say)' },
    playouts: { type: 'string', value: 'N', about: `How long to think about each (${USUAL_PLAYOUTS} unless you say)` },
    json: { type: 'boolean', about: 'Print every answer that was judged as JSON' },
  },
  notes: [
    'An answer is judged by what its player knew when it was given. A difference that may be luck is not called a mistake.',
  ],
  examples: ['turnwright review game.json', 'turnwright review game.json --seat Ana --playouts 2000 --json'],

  async carryOut({ values, words: [path] }, terminal) {
    const record = readRecord(path as string, 'review')
    const module = findGame(record.game, 'review')
    const seat = seatOf(record, values.seat)
    const playouts = countFrom(values.playouts, 'playouts', 'review', USUAL_PLAYOUTS)
    const reviewer = reviewerOf(module)
    const search = { ...reviewer, settings: { ...reviewer.settings, budget: { playouts } } }
    const progress = seldom(
      (done) => terminal.progress(progressBar(done, record.entries, 'answers')),
      () => performance.now(),
    )
    const told = judge(module, record, { seat, search, deals: playouts, luck: 'review' }, progress)
    terminal.progress('')
    if (told.verdict === 'DIVERGED' || (told.verdict === 'UNVERIFIED' && told.answers.length === 0))
      throw new Mistake(`${path} cannot be reviewed: ${told.reason}. "turnwright replay" says more.`, 'review')
    const moments = wordedAnswers(module, record, costliest(told, MOMENTS))
    terminal.say(
      values.json === true
        ? JSON.stringify({ ...told, moments }, null, 2)
        : reviewText(record.players[seat] as string, told, moments),
    )
    return ExitCode.fine
  },
})

function seatOf({ players }: GameRecord, name: string | undefined): number {
  const seat = name === undefined ? 0 : players.indexOf(name)
  if (seat >= 0) return seat
  throw new Mistake(
    `Nobody called "${name}" played${didYouMean(name as string, players)} It was ${players.join(', ')}.`,
    'review',
  )
}

function reviewerOf({ definition, agents }: GameModule): SearchPlan {
  const plan = planOf(agents['master'])
  if (plan === null)
    throw new Mistake(`${definition.name} has no player that thinks ahead, so nobody can judge it.`, 'review')
  return plan
}
