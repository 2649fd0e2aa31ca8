import type { Player, Seat } from '@turnwright/kernel'
import {
  answerNumber,
  type Eyes,
  type GivenAnswer,
  isEnd,
  type Outline,
  type Stop,
  turnAt,
  turnWords,
} from '@turnwright/replay'
import { nameOfSeat } from '@turnwright/tabletop'

/** What the axis says of a moment to those who do not see it. */
export function momentWords(outline: Outline, players: readonly Player[], stop: number): string {
  const turn = turnAt(outline, stop)
  const whose = turn === undefined || turn.seat === null ? '' : ` of ${players[turn.seat]?.name ?? ''}`
  const where = isEnd(outline, stop) ? 'The end' : (turnWords(turn) ?? 'Turn') + whose
  const gone = outline.stops[stop - outline.first]?.takenBack === true ? ', taken back later' : ''
  return `${where}, ${answerNumber(outline, stop)}${gone}`
}

/** Who is asked at a moment, or what else happens there. */
export function eventWords(
  next: Pick<GivenAnswer, 'kind' | 'seat' | 'player'>,
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
      if (next.seat !== null && players[next.seat]?.name === next.player)
        return `${who} ${isMe ? 'play' : 'plays'} again`
      return `${next.player ?? 'Somebody else'} plays for ${isMe ? 'you' : who} from here on`
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
