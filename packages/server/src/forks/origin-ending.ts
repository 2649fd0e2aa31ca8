import { type AnswerEntry, type Game, type LogEntry, project, samePlain, trackOf } from '@turnwright/kernel/host'
import type { OriginEnding } from '@turnwright/protocol'
import { wireCopy } from '@turnwright/table'
import { isSealed } from '../deals/stored-deal.ts'
import { Refusal } from '../refusal.ts'
import type { Store, StoredOrigin, StoredTable } from '../store/store.ts'
import type { Desk } from '../tables/desk.ts'
import { belongsTo, maySee } from '../tables/operations/gather.ts'
import { reading } from '../tables/read-table.ts'
import type { Tables } from '../tables/tables.ts'

/** No table is of this version, and no log is so long: whoever asks for what came since gets the table alone. */
const NO_VERSION = -1
const NO_ENTRY = 2 ** 31 - 1

/** Where the game of a table began, and whether it is over: what really happened then stays closed until it is. */
interface Began {
  readonly origin: StoredOrigin
  readonly isOver: boolean
  readonly now: number
}

export function beganAt({ table: { origin, status }, now }: Desk): Began {
  if (origin === null) throw new Refusal('no-origin')
  return { origin, isOver: status === 'finished', now }
}

/** How the game ended that another was played on from, and where the two parted. */
export async function originEnding(
  tables: Tables,
  store: Store,
  fork: string,
  { origin, isOver, now }: Began,
  person: string | null,
  languages: readonly string[],
): Promise<OriginEnding> {
  const { table, at, ended } = origin
  const nothing = { table, open: false, at, answers: null, alike: null, parted: null, result: null, play: null }
  if (table === null && !isOver) return { ...nothing, state: 'untold' }
  if (table === null)
    return ended === undefined ? { ...nothing, state: 'gone' } : { ...nothing, state: 'finished', result: ended }
  // Every page of a fork asks; the game itself is needed only where both are over.
  const row = await storedRow(store, table)
  if (row === null) return { ...nothing, state: 'gone' }
  // What another game was played on from has begun.
  const closed = { ...nothing, open: maySee({ table: row, game: row, now }, person) }
  if (!isOver) return { ...closed, state: 'untold' }
  if (isSealed(row, now)) return { ...closed, state: 'sealed' }
  if (!row.allowsSpectators && !belongsTo(row, person)) return { ...closed, state: 'shut' }
  if (row.status !== 'finished') return { ...closed, state: 'unfinished' }
  const [log, forkLog, begun] = await Promise.all([store.history(table), store.history(fork), store.load(fork)])
  const inherited = begun?.from?.tail.length ?? 0
  return tables
    .with(table, (desk): OriginEnding => {
      if (desk.game === null) return { ...closed, state: 'unfinished' }
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
}

/** What is stored of a table beside its log; null where it is gone. */
async function storedRow(store: Store, id: string): Promise<StoredTable | null> {
  const tail = await reading(() => store.since(id, NO_VERSION, NO_ENTRY))
  return typeof tail === 'string' ? null : tail.table
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
