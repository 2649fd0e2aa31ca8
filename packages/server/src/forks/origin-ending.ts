import { type AnswerEntry, type Game, type LogEntry, project, samePlain, trackOf } from '@turnwright/kernel/host'
import type { OriginEnding } from '@turnwright/protocol'
import { wireCopy } from '@turnwright/table'
import { isSealed } from '../deals/stored-deal.ts'
import { Refusal } from '../refusal.ts'
import type { Store, StoredOrigin } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import { belongsTo, maySee } from '../tables/operations/gather.ts'
import type { Tables } from '../tables/tables.ts'

/** Where the game of a table began, and whether it is over: what really happened then stays closed until it is. */
interface Began {
  readonly origin: StoredOrigin
  readonly isOver: boolean
}

export function beganAt({ table: { origin, status } }: Desk): Began {
  if (origin === null) throw new Refusal('no-origin')
  return { origin, isOver: status === 'finished' }
}

/** How the game ended that another was played on from, and where the two parted. */
export async function originEnding(
  tables: Tables,
  store: Store,
  fork: string,
  { origin, isOver }: Began,
  person: string | null,
  languages: readonly string[],
): Promise<OriginEnding> {
  const { table, at, ended } = origin
  const nothing = { table, open: false, at, answers: null, alike: null, parted: null, result: null, play: null }
  if (table === null && !isOver) return { ...nothing, state: 'untold' }
  if (table === null)
    return ended === undefined ? { ...nothing, state: 'gone' } : { ...nothing, state: 'finished', result: ended }
  const [log, forkLog, begun] = isOver
    ? await Promise.all([store.history(table), store.history(fork), store.load(fork)])
    : [[], [], null]
  const inherited = begun?.from?.tail.length ?? 0
  const told = await tables
    .with(table, (desk): OriginEnding => {
      const closed = { ...nothing, open: maySee(desk, person) }
      if (!isOver) return { ...closed, state: 'untold' }
      if (isSealed(desk.table, desk.now)) return { ...closed, state: 'sealed' }
      if (!desk.table.allowsSpectators && !belongsTo(desk.table, person)) return { ...closed, state: 'shut' }
      if (desk.table.status !== 'finished' || desk.game === null) return { ...closed, state: 'unfinished' }
      const play = wireCopy(project(desk.game, null, { locale: desk.localeFor(languages) })) as OriginEnding['play']
      const really = answersAfter(
        log.map(({ entry }) => entry),
        at,
      )
      const playedOn = answersAfter(
        forkLog.map(({ entry }) => entry),
        inherited,
      )
      const { result } = play ?? nothing
      const apart = parting(desk.game, really, playedOn)
      return { ...closed, state: 'finished', result, play, answers: really.length, ...apart }
    })
    .catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'no-such-table') return { ...nothing, state: 'gone' as const }
      throw error
    })
  return told
}

/** The answers in force after so many entries of a log; those before are in force in both games. */
function answersAfter(log: readonly LogEntry[], entries: number): readonly AnswerEntry[] {
  return answersInForce(log).slice(answersInForce(log.slice(0, entries)).length)
}

export function answersInForce(log: readonly LogEntry[]): readonly AnswerEntry[] {
  return trackOf(log).filter((entry): entry is AnswerEntry => entry.kind === 'answer' || entry.kind === 'timeout')
}

/** How far two games were answered alike, and what was asked where they parted. */
export function parting(
  game: Game,
  one: readonly AnswerEntry[],
  other: readonly AnswerEntry[],
): Pick<OriginEnding, 'alike' | 'parted'> {
  const differs = one.findIndex((entry, at) => !isSameAnswer(entry, other[at]))
  const alike = differs < 0 ? one.length : differs
  const [really, instead] = [one[alike], other[alike]]
  if (really === undefined || instead === undefined) return { alike, parted: null }
  return { alike, parted: { seat: really.seat, title: titleOf(game, really), bySeat: instead.seat } }
}

/** What was asked, where it can still be said: the cards that it speaks of may have other ids by now. */
function titleOf(game: Game, entry: AnswerEntry): string {
  if (entry.private === true) return ''
  try {
    return game.titleOfAnswer(entry)
  } catch {
    return ''
  }
}

function isSameAnswer(one: AnswerEntry, other: AnswerEntry | undefined): boolean {
  return (
    other !== undefined &&
    one.seat === other.seat &&
    samePlain([one.about ?? one.title, one.selection], [other.about ?? other.title, other.selection])
  )
}
