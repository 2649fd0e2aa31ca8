import type { GameModule } from '@turnwright/kernel'
import { fingerprintOf, type GameRecord } from '@turnwright/kernel/host'
import { problemWith, readRecord, recordIn } from '@turnwright/replay'
import { NoReview, openReview, type ReviewedRecord, reviewerOf, USUAL_LOOKS } from '@turnwright/search/review'
import { NoRules } from '../thinking/no-rules.ts'
import { rulesOf } from '../thinking/rules-of.ts'
import type { Asked, Question, Reply, Told } from './messages.ts'

/** A worker of the page in which answers are judged, the same way as in the terminal. */
let opened: ReviewedRecord | null = null
/** One after the other: the rules of the game may still be on their way. */
let turn: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  turn = turn.then(async () => postMessage(await replyTo(data)))
})

async function replyTo({ id, asked }: Question): Promise<Reply> {
  try {
    return { id, told: await toldOf(asked) }
  } catch (thrown) {
    const isSaid = thrown instanceof NoReview || thrown instanceof NoRules
    return { id, problem: isSaid ? thrown.message : problemWith(thrown) }
  }
}

async function toldOf(asked: Asked): Promise<Told[keyof Told]> {
  if (asked.kind === 'open') return open(asked)
  if (opened === null) throw new Error('no record is open')
  return opened.judge(asked.entry, asked.look)
}

async function open({ record: given, seat, locale }: Extract<Asked, { kind: 'open' }>): Promise<Told['open']> {
  const record = typeof given === 'string' ? readRecord(given) : recordIn(given)
  const module = await rulesOf(record.game)
  opened = openReview(module, record, { seat, locale })
  const { unit, verdict, reason, entries } = opened
  return { seat, unit, verdict, reason, entries, fingerprint: fingerprintOfReview(module, record, seat, locale) }
}

/** The name of this very file changes with whatever it is built of: a page that was updated judges anew. */
const BUILD = new URL(import.meta.url).pathname

function fingerprintOfReview(module: GameModule, record: GameRecord, seat: number, locale: string): string {
  const { settings } = reviewerOf(module)
  const { rules } = module.definition
  return fingerprintOf(JSON.parse(JSON.stringify({ record, seat, locale, rules, settings, USUAL_LOOKS, BUILD })))
}
