import type { GameRecord } from '@turnwright/kernel/host'
import { UnreadableRecord } from '@turnwright/replay'
import {
  costliest,
  NoReview,
  openReview,
  type ReviewProgress,
  reviewTogether,
  USUAL_LOOKS,
} from '@turnwright/search/review'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { findGame } from '../game-choice.ts'
import { Mistake } from '../mistake.ts'
import { didYouMean } from '../nearest.ts'
import { countFrom } from '../number.ts'
import { readRecord } from '../record-file.ts'
import { Patience } from '../replaying/patience.ts'
import { reviewText } from '../reviewing/review-text.ts'
import { progressBar, seldom } from '../simulation/progress-bar.ts'

const MOMENTS = 3
/** To find what is better takes more than to say by how much. */
const THINKING = 2

export const review: Command = command({
  name: 'review',
  summary: 'Looks again at the answers a player gave, and says which of them cost most',
  words: ['<record.json>'],
  flags: {
    seat: { type: 'string', value: 'NAME', about: 'Whose answers (those of the first player unless you say)' },
    playouts: {
      type: 'string',
      value: 'N',
      about: `How far the second look goes (${USUAL_LOOKS.fine.deals} playouts unless you say)`,
    },
    json: { type: 'boolean', about: 'Print every answer that was judged as JSON' },
  },
  notes: [
    'An answer is judged by what its player knew when it was given. A difference that may be luck is not called worse.',
    'Every answer gets a rough look, and those where it matters a second one.',
  ],
  examples: ['turnwright review game.json', 'turnwright review game.json --seat Ana --playouts 2000 --json'],

  async carryOut({ values, words: [path] }, terminal) {
    const record = readRecord(path as string, 'review')
    const module = findGame(record.game, 'review')
    const seat = seatOf(record, values.seat)
    const playouts = countFrom(values.playouts, 'playouts', 'review', USUAL_LOOKS.fine.deals)
    const looks = { ...USUAL_LOOKS, fine: { playouts: THINKING * playouts, deals: playouts } }
    const patience = new Patience({ record, path: path as string, command: 'review', terminal })
    const opened = reviewable(() => openReview(module, record, { seat, looks }, patience.pass))
    const show = seldom(
      ({ look, done, of }: Pick<ReviewProgress, 'look' | 'done' | 'of'>) =>
        terminal.progress(progressBar(done, of, look === 'rough' ? 'answers' : 'second looks')),
      () => performance.now(),
    )
    const judge = async (entry: number, look: 'rough' | 'fine') => opened.judge(entry, look)
    const told = await reviewTogether([judge], opened, show)
    terminal.progress('')
    const moments = costliest(told, MOMENTS)
    terminal.say(
      values.json === true
        ? JSON.stringify({ ...told, moments: moments.map(({ entry }) => entry) }, null, 2)
        : reviewText(record.players, told, moments),
    )
    return ExitCode.fine

    function reviewable<T>(open: () => T): T {
      try {
        return open()
      } catch (error) {
        if (error instanceof UnreadableRecord) throw new Mistake(`${path}: ${error.message}`, 'review')
        if (!(error instanceof NoReview)) throw error
        throw new Mistake(`${path} cannot be reviewed: ${error.message}. "turnwright replay" says more.`, 'review')
      } finally {
        patience.done()
      }
    }
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
