import { definitions } from '@turnwright/games/definitions'
import type { GameDefinition } from '@turnwright/kernel'
import { openReplay, problemWith, readRecord, recordIn, type Replayed, UnreadableRecord } from '@turnwright/replay'
import { NoRules } from '../thinking/no-rules.ts'
import { outsideRules } from '../thinking/outside-rules.ts'
import type { Asked, Question, Reply, Told } from './messages.ts'
import { OneFollowing } from './one-following.ts'

let replayed: Replayed | null = null
let locale = 'en'
const following = new OneFollowing()
/** One after the other: the rules of a game may still be on their way. */
let turn: Promise<void> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const answered = turn.then(() => answer(data))
  // To follow all cards takes a while, and nobody who steps on waits for it.
  if (data.asked.kind !== 'lives') turn = answered
})

async function answer({ id, asked }: Question): Promise<void> {
  postMessage(await replyTo(id, asked))
}

async function replyTo(id: number, asked: Asked): Promise<Reply> {
  try {
    return { id, told: await toldOf(asked) }
  } catch (thrown) {
    return { id, problem: thrown instanceof NoRules ? thrown.message : problemWith(thrown) }
  }
}

async function toldOf(asked: Asked): Promise<Told[keyof Told]> {
  if (asked.kind === 'open') return open(asked)
  if (replayed === null) throw new UnreadableRecord('No record is open.')
  switch (asked.kind) {
    case 'at':
      return replayed.at(asked.entries, asked.eyes, locale)
    case 'lines':
      return replayed.lines(asked.eyes, locale)
    case 'lives':
      return livesOf(replayed, asked)
    case 'no-lives':
      following.giveUp()
      return null
    case 'views':
      return viewsOf(replayed, asked)
  }
}

async function open(asked: Extract<Asked, { kind: 'open' }>): Promise<Told['open']> {
  // Its cards are those of a game that was shorter, or of another one.
  following.giveUp()
  const record = typeof asked.record === 'string' ? readRecord(asked.record) : recordIn(asked.record)
  const rules = await rulesFor(record.game)
  locale = asked.locale
  replayed = openReplay(rules, record)
  return replayed.summary
}

/** Without the players, where the game comes along with the page. */
async function rulesFor(game: string): Promise<GameDefinition<unknown, unknown>> {
  const fetchIt = Object.hasOwn(definitions, game) ? definitions[game] : undefined
  if (fetchIt === undefined) return (await outsideRules(game, Object.keys(definitions))).definition
  return fetchIt().catch(() => {
    throw new NoRules(`The rules of “${game}” could not be fetched.`, 'Try again.')
  })
}

/** Whoever wants no more of an older following asks for another one, or for none. */
async function livesOf(game: Replayed, { eyes }: Extract<Asked, { kind: 'lives' }>): Promise<Told['lives']> {
  const lives = await following.follow(game.cardLives(eyes))
  if (lives === null) throw new UnreadableRecord('These cards are not followed any more.')
  return lives
}

function viewsOf(game: Replayed, { stops, eyes }: Extract<Asked, { kind: 'views' }>): Told['views'] {
  return stops.map((entries) => game.at(entries, eyes, locale).projection.view)
}
