import type { Player, Seat } from '@turnwright/kernel'
import type { Eyes, GivenAnswer, Outline, Stop, Turn } from '@turnwright/replay'
import { nameOfSeat } from '@turnwright/tabletop'
import { turnAt } from './stepping.ts'

/** Where in the game a moment lies: "Round 4, turn 3". */
export function whereWords(outline: Outline, stop: number): string {
  if (isEnd(outline, stop)) return 'The end'
  return turnWords(turnAt(outline, stop)) ?? `Answer ${stop + 1}`
}

/** "Round 4, turn 3"; null in a game that counts no rounds. */
export function turnWords(turn: Turn | undefined): string | null {
  if (turn === undefined || turn.round === null) return null
  if (turn.round === 0) return 'Before round 1'
  return turn.number > 1 || turn.seat !== null ? `Round ${turn.round}, turn ${turn.number}` : `Round ${turn.round}`
}

export function answerNumber(outline: Outline, stop: number): string {
  const answers = outline.first + outline.stops.length - 1
  return isEnd(outline, stop) ? `after ${answers} answers` : `answer ${stop + 1} of ${answers}`
}

/** What the axis says of a moment to those who do not see it. */
export function momentWords(outline: Outline, players: readonly Player[], stop: number): string {
  const turn = turnAt(outline, stop)
  const whose = turn === undefined || turn.seat === null ? '' : ` of ${players[turn.seat]?.name ?? ''}`
  const where = isEnd(outline, stop) ? 'The end' : (turnWords(turn) ?? 'Turn') + whose
  const gone = outline.stops[stop - outline.first]?.takenBack === true ? ', taken back later' : ''
  return `${where}, ${answerNumber(outline, stop)}${gone}`
}

export function isEnd({ first, stops }: Outline, stop: number): boolean {
  return stop >= first + stops.length - 1
}

/** Who is asked at a moment, or what else happens there. */
export function eventWords(
  next: Pick<GivenAnswer, 'kind' | 'seat'>,
  players: readonly Player[],
  me: Seat | null,
): string {
  const isMe = next.seat !== null && next.seat === me
  const who = next.seat === null ? 'Somebody' : nameOfSeat(players, next.seat, me)
  switch (next.kind) {
    case 'answer':
      return `${who} ${isMe ? 'were' : 'was'} asked`
    case 'timeout':
      return `${who} ran out of time`
    case 'leave':
      return `${who} ${isMe ? 'leave' : 'leaves'} the table`
    case 'undo':
      return `${who} ${isMe ? 'take' : 'takes'} answers back`
    case 'seat':
      return `Somebody else plays for ${isMe ? 'you' : who} from here on`
    case 'rules':
      return 'The rules of this game changed here'
  }
}

/** What a mark on the axis stands for. */
export function stopWords({ kind, takenBack }: Stop): string | null {
  if (takenBack) return 'Taken back later'
  return kind === 'undo' ? 'Answers are taken back' : null
}

export function eyesWords(eyes: Eyes, players: readonly Player[], me: Seat | null): string {
  if (eyes === 'everybody') return 'Everyone'
  return eyes === null ? 'Spectator' : nameOfSeat(players, eyes, me)
}

/** Speed 1 is a turn a second. */
export function speedWords(speed: number): string {
  return speed === 0.5 ? '½×' : `${speed}×`
}
