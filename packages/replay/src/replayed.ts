import type { GameDefinition, GameResult, Player, Seat } from '@turnwright/kernel'
import { CANONICAL_LOCALE, type Game, type GameRecord, openTable, replay, type Verdict } from '@turnwright/kernel/host'
import { type CardLife, CardLives } from './card-lives.ts'
import { Moments } from './moments.ts'
import { isGiven } from './moment-in-record.ts'
import { isPlayedOffline } from './played-offline.ts'
import { isNewer, nextStep, sinceThen } from './next-step.ts'
import { type Outline, Outliner } from './outline.ts'
import { Story, type StoryLine } from './story.ts'
import { seatChanges, withSeatChanges } from './seat-changes.ts'
import { seenCards } from './seen-cards.ts'
import { type Eyes, tellMoment, type ToldMoment } from './told-moment.ts'
import { UnreadableRecord } from './unreadable-record.ts'

type AnyDefinition = GameDefinition<unknown, unknown>

/** How far a record can be trusted, and what happened in it. */
export interface ReplaySummary {
  readonly game: string
  readonly name: string
  readonly options: unknown
  readonly players: readonly Player[]
  readonly verdict: Verdict
  /** Why it is not exact, in a sentence. */
  readonly reason: string | null
  /** What to do about it. */
  readonly advice: string | null
  /** Up to this moment fingerprints prove that it came out as it was played. */
  readonly proven: number
  readonly playedOffline: boolean
  readonly result: GameResult | null
  readonly outline: Outline
  /** Something was played before the first moment: it began in the middle of another game, or its rules changed on the way. */
  readonly isPlayedOn: boolean
}

/** A game played again: any moment of it, through anybody's eyes. */
export interface Replayed {
  readonly summary: ReplaySummary
  at(entries: number, eyes: Eyes, locale?: string): ToldMoment
  /** All that is told in it, what was taken back too. */
  lines(eyes: Eyes, locale?: string): readonly StoryLine[]
  /** Where its cards went, as these eyes saw it, without what was taken back. Waits after each moment: all of them take a while. */
  cardLives(eyes: Eyes): Generator<void, readonly CardLife[]>
}

/**
 * Plays a record through and keeps what is needed to jump. `progress` is told how many entries are behind us, and may
 * throw to end it. Throws an UnreadableRecord where there is nothing to show.
 */
export function openReplay(
  definition: AnyDefinition,
  record: GameRecord,
  progress: (entries: number) => void = () => {},
): Replayed {
  checkTable(definition, record)
  const moments = new Moments(definition, record, record.log)
  const outliner = new Outliner(definition, record.log)
  const story = new Story()
  const { verdict, reason, at, game } = replay(definition, record, (played, entries) => {
    progress(entries)
    moments.pass(played, entries)
    outliner.pass(played, entries)
    story.pass(played, entries)
  })
  const advice = adviceOn(verdict, record, definition)
  if (game === null || game.state === undefined)
    throw new UnreadableRecord(
      sentence(`This record cannot be played here: ${reason ?? 'its game does not begin'}`, advice),
    )
  const outline = outliner.outline()
  const last = outline.first + outline.stops.length - 1
  const entriesIn = (entries: number) => Math.max(outline.first, Math.min(last, Math.trunc(entries) || 0))
  return {
    summary: {
      game: definition.id,
      name: definition.name,
      options: record.options,
      players: game.players,
      verdict,
      reason,
      advice,
      proven: verdict === 'EXACT' ? last : provenIn(record, outline.first, at ?? last),
      playedOffline: isPlayedOffline(record),
      result: game.outcome,
      outline,
      isPlayedOn: record.from !== undefined || outline.first > 0,
    },
    at(wanted, eyes, locale = CANONICAL_LOCALE) {
      const entries = entriesIn(wanted)
      const entry = entries === last ? undefined : record.log[entries]
      return tellMoment(moments.at(entries), entries, { eyes, viewer: viewerAt(outline, entries), locale, entry })
    },
    *cardLives(eyes) {
      const lives = new CardLives()
      let stop: number | null = null
      for (const entries of [...stopsInForce(outline), last]) {
        lives.pass(seenCards(moments.at(entries), eyes), stop)
        stop = entries
        yield
      }
      return lives.lives
    },
    lines: (eyes, locale = CANONICAL_LOCALE) =>
      withSeatChanges(story.linesFor(game as Game, eyes, locale), seatChanges(record.log), record.players),
  }
}

/** The moments of all answers that were not taken back. */
function stopsInForce({ first, stops }: Outline): readonly number[] {
  return stops.flatMap(({ kind, takenBack }, at) => (takenBack || !isGiven(kind) ? [] : [first + at]))
}

/** A table that the game refuses was never played at, so its record was changed or made by hand. */
export function checkTable(definition: AnyDefinition, record: GameRecord): void {
  if (isNewer(record, definition.rules)) return
  try {
    openTable(definition, record)
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown)
    throw new UnreadableRecord(`This record tells of a table that cannot be: ${reason}. Export the record again.`)
  }
}

/** Everybody looks with whoever has the turn; where nobody has, with whoever answers. */
function viewerAt({ first, stops, turns }: Outline, entries: number): Seat | null {
  for (let at = entries - first; at >= 0; at--) {
    const stop = stops[at]
    const seat = stop === undefined ? null : (turns[stop.turn]?.seat ?? stop.seat)
    if (seat !== null) return seat
  }
  return null
}

/**
 * The last fingerprint that was compared before the entry at which it came out differently. Where the rules changed on the way
 * nothing is proven: it was taken up there from a state that somebody wrote down.
 */
function provenIn({ fingerprints, log }: GameRecord, first: number, at: number): number {
  if (log.some(({ kind }) => kind === 'rules')) return 0
  return fingerprints.reduce(
    (proven, [entries]) => (entries > first && entries <= at ? Math.max(proven, entries) : proven),
    0,
  )
}

export function adviceOn(verdict: Verdict, record: GameRecord, definition: AnyDefinition): string | null {
  switch (verdict) {
    case 'EXACT':
      return null
    case 'UNVERIFIED':
      return nextStep(record, definition.rules)
    case 'DIVERGED':
      return sinceThen(record, definition)
  }
}

function sentence(text: string, advice: string | null): string {
  return advice === null ? `${text}.` : `${text}. ${advice}`
}
