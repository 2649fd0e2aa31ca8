import type { Measurement, Suite } from '../figure.ts'
import { amount } from '../report.ts'
import { firstQuestion } from './first-question.ts'
import { longestTask } from './frames.ts'
import { offlineFirstQuestion } from './offline-first-question.ts'
import { lobby, type Page, tables } from './pages.ts'
import { replayJump, replayOpen, scrubFrames } from './replays.ts'
import { reviewWingspan } from './reviews.ts'
import { type Fetched, kilobytes } from './wire.ts'
import { workers } from './workers.ts'

/** The page: how many bytes come over the wire, how long it answers to nobody, and how soon there is something to answer. */
export const webSuite: Suite = {
  id: 'web',
  figures: [
    { id: 'lobby-wire', unit: 'kB', bar: { atMost: 90 }, measure: async () => weightOf([await lobby()], onPage) },
    { id: 'table-wire', unit: 'kB', bar: { atMost: 220 }, measure: async () => weightOf(await tables(), onPage) },
    { id: 'worker-wire', unit: 'kB', bar: { atMost: 220 }, measure: async () => weightOf(await workers(), anywhere) },
    {
      id: 'longest-task',
      unit: 'ms',
      bar: { atMost: 50 },
      measure: () => longestTask({ slowdown: 1, times: 3, answers: 45 }),
    },
    // A slow page plays slowly: what is worst in one game of each kind must do, and nothing makes it look better than it was.
    {
      id: 'longest-task-throttled',
      unit: 'ms',
      bar: { atMost: 200 },
      measure: () => longestTask({ slowdown: 4, times: 1, answers: 45 }),
    },
    { id: 'replay-open', unit: 'ms', bar: { atMost: 1_000 }, measure: replayOpen },
    { id: 'replay-jump-p99', unit: 'ms', bar: { atMost: 50 }, measure: replayJump },
    { id: 'scrub-p95', unit: 'ms', bar: { atMost: 50 }, measure: scrubFrames },
    { id: 'review-wingspan', unit: 's', bar: { atMost: 60 }, measure: reviewWingspan },
    { id: 'first-question', unit: 'ms', bar: { atMost: 500 }, measure: firstQuestion },
    { id: 'offline-first-question', unit: 'ms', bar: { atMost: 1_000 }, measure: offlineFirstQuestion },
  ],
}

const onPage = ({ isOfWorker }: Fetched): boolean => !isOfWorker
const anywhere = (): boolean => true

/** The heaviest of the pages counts; below the table stand the others, and what the heaviest one fetched. */
function weightOf(pages: readonly Page[], counts: (script: Fetched) => boolean): Measurement {
  const weighed = pages
    .map(({ name, scripts }) => ({ name, scripts: scripts.filter(counts) }))
    .map((page) => ({ ...page, weight: kilobytes(page.scripts) }))
    .toSorted((a, b) => b.weight - a.weight)
  const [heaviest] = weighed
  if (heaviest === undefined) throw new Error('there is no page to weigh')
  const each = weighed.map(({ name, weight }) => `${name} ${amount(weight)} kB`)
  const files = heaviest.scripts
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${path} ${amount(bytes / 1000)} kB`)
  return { value: heaviest.weight, runs: [heaviest.weight], detail: [...each, ...files].join(', ') }
}
