import type { StoredSeat } from '../store/store.ts'
import type { Letter } from './mail-sender.ts'
import type { DueReminder } from './reminder-store.ts'

/** What a notice says: the game, the table, and who waits. Never what is asked, nor anything that lies on the table. */
export interface ReminderWords {
  readonly title: string
  readonly body: string
}

const MOST_NAMED = 4
/** What mail programs make a link of, by dots of whichever script. */
const LINKED = /[\p{L}\p{N}][.。:/@]+[\p{L}\p{N}]/u

export function reminderWords(
  { seats, seat, channel }: Pick<DueReminder, 'seats' | 'seat' | 'channel'>,
  game: string,
): ReminderWords {
  const waiting = seats.flatMap((each, at) => (at !== seat && isWaiting(each) ? [each.name ?? ''] : []))
  // Nobody writes to others through a name: in a mail one that would be a link is not told.
  const names = channel === 'mail' ? waiting.map((name) => (isLikeALink(name) ? 'Somebody' : name)) : waiting
  return {
    title: `Your turn in ${game}`,
    body:
      names.length === 0
        ? 'The game waits for you.'
        : `${listed(names)} ${names.length === 1 ? 'waits' : 'wait'} for you.`,
  }
}

function isLikeALink(name: string): boolean {
  return LINKED.test(name.normalize('NFKC'))
}

function isWaiting({ kind, left }: StoredSeat): boolean {
  return kind === 'person' && !left
}

function listed(names: readonly string[]): string {
  if (names.length > MOST_NAMED) return `${names.length} people`
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

export const testWords: ReminderWords = {
  title: 'This is how you are called back',
  body: 'A notice says which game and who waits, never what you hold.',
}

interface Links {
  readonly table: string
  readonly stop: string
}

type LetterWords = Pick<Letter, 'subject' | 'text'>

export function reminderLetter({ title, body }: ReminderWords, { table, stop }: Links): LetterWords {
  return {
    subject: title,
    text: `${body}\n\n${table}\n\nYou are told once a turn, and not while you are looking.\nNo more of these mails: ${stop}\n`,
  }
}

/** Names nobody: whoever asked for it is unknown to whoever reads it. */
export function confirmationLetter(origin: string, confirm: string): LetterWords {
  return {
    subject: 'Is this your address?',
    text: `Somebody at ${origin} wants to be told at this address when it is their turn.\n\nIf that is you, open this and say yes, within a day:\n${confirm}\n\nIf not, do nothing: no other mail comes.\n`,
  }
}
