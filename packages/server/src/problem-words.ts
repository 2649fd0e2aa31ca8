import type { ProblemCode } from '@turnwright/protocol'

interface Words {
  readonly title: string
  /** What the person should do now. */
  readonly next: string
}

const CATCH_UP = 'Catch up with the table, look again and answer what is asked now.'
const CORRECT = 'Look at the question again and correct the answer.'
const JOIN_FIRST = 'Join the table first, or watch it.'
const NEW_TABLE = 'Go back to the lobby and open another table.'

/** What each problem says to people. */
export const problemWords: Readonly<Record<ProblemCode, Words>> = {
  malformed: { title: 'The request could not be read', next: 'Compare it with the description at /api/docs.' },
  'no-identity': { title: 'The server does not know who you are', next: 'Take a name first: POST /api/identity.' },
  'bad-identity': {
    title: 'Your cookie was not signed by this server',
    next: 'Take a name again: POST /api/identity.',
  },
  'wrong-origin': { title: 'The request came from another site', next: 'Open the page of this server and try there.' },
  'invite-needed': { title: 'This table is by invitation', next: 'Ask someone at the table for the invite link.' },
  'not-seated': { title: 'You do not sit at this table', next: JOIN_FIRST },
  'not-your-seat': { title: 'That seat is not yours', next: 'Answer in your own name.' },
  'not-host': { title: 'Only the host may do this', next: 'Ask whoever opened the table.' },
  'no-spectators': {
    title: 'Nobody looks on at this table',
    next: 'Those who play there can tell you about it. Or open a table of your own.',
  },
  'deal-open': { title: 'Others still play this deal', next: 'Come back when the deal has closed.' },
  banned: {
    title: 'You may not come in here',
    next: 'Ask whoever runs this server, if you think that is a mistake.',
  },
  'not-kept': {
    title: 'Your name is kept by this browser alone',
    next: 'Create a passkey first: then it can be signed in elsewhere, and out.',
  },
  'prove-again': { title: 'It is a while since you signed in', next: 'Use your passkey once more, then ask again.' },
  'no-such-passkey': { title: 'You have no such passkey', next: 'Look at your list of passkeys again.' },
  'name-taken': {
    title: 'That name cannot be kept',
    next: 'Choose another, or sign in if it is yours.',
  },
  'both-seated': {
    title: 'You sit at the same table twice',
    next: 'Finish or leave that game in one of the two, then sign in again; or sign in without bringing games along.',
  },
  'last-passkey': {
    title: 'This is your last passkey',
    next: 'Add another first, or delete everything of yours.',
  },
  'no-passkeys-here': {
    title: 'Passkeys do not work at this address',
    next: 'Open the page by its name over https, or as localhost on this machine.',
  },
  'bad-passkey': { title: 'The passkey was not accepted', next: 'Try again. Nothing has changed.' },
  'bad-code': {
    title: 'That recovery code is not good',
    next: 'Check it for a slip of the pen. Each code is good once, and new ones end those before.',
  },
  'wrong-name': { title: 'That is not your name', next: 'Write your name as it stands here. Nothing was deleted.' },
  'too-many-passkeys': { title: 'You have many passkeys already', next: 'Remove one that you do not use.' },
  'no-hints': { title: 'No hints are given here', next: 'Choose by yourself. Against bots alone there are hints.' },
  'no-reviews': {
    title: 'This server works out no reviews',
    next: 'The page works them out by itself; so does turnwright review, from the record.',
  },
  'hints-not-agreed': {
    title: 'At this table everybody may be given hints',
    next: 'Sit down with agreesToHints: true if you agree, or find another table.',
  },
  'no-such-page': { title: 'There is nothing here', next: 'See /api/docs for what there is.' },
  'no-such-game': { title: 'This server does not have that game', next: 'Choose one from GET /api/games.' },
  'no-such-table': { title: 'There is no such table', next: 'Check the link, or open another table.' },
  'no-such-deal': { title: 'There is no such deal', next: 'Check the link, or open another deal.' },
  'no-origin': { title: 'This game began as its rules set it up', next: 'Look at the table itself.' },
  'wrong-method': { title: 'That is not how this address is used', next: 'See /api/docs.' },
  'too-slow': { title: 'The request took too long to arrive', next: 'Send it again.' },
  'wrong-actor': { title: 'It is not your turn', next: 'Wait until the game asks you.' },
  'stale-request': { title: 'That question is no longer asked', next: CATCH_UP },
  conflict: { title: 'The game has moved on', next: CATCH_UP },
  finished: { title: 'The game is over', next: 'Ask for a rematch.' },
  faulted: { title: 'This table is closed: its rules ran into a bug', next: NEW_TABLE },
  closed: { title: 'This table was closed', next: NEW_TABLE },
  'not-started': { title: 'The game has not started', next: 'Wait until every seat is taken, or let the host start.' },
  'not-finished': { title: 'The game is not over', next: 'Finish or concede it first.' },
  'already-started': { title: 'The game has started', next: 'Watch it, or open another table.' },
  'no-free-seat': { title: 'No seat is free', next: 'Watch the game, or open another table.' },
  'deal-closed': { title: 'This deal has closed', next: 'Look at what came of it, or play the deal of today.' },
  'deal-played': { title: 'You play this deal at another table', next: 'A deal is played once: go on there.' },
  'no-fork': {
    title: 'Nobody can play on from here',
    next: 'Play it to its end, then any of its moments can be played on.',
  },
  'undo-barred': { title: 'This cannot be taken back alone', next: 'Offer an undo to the others.' },
  'no-offer': { title: 'No undo is on offer', next: CATCH_UP },
  'no-vote': { title: 'There is nothing to decide on here', next: 'Play on, or wait.' },
  'stood-in': { title: 'A bot plays for you just now', next: 'Take your seat back first.' },
  'key-reused': { title: 'That key was used for another request', next: 'Make a new key for every new answer.' },
  'wrong-host': {
    title: 'This server is not known by that name',
    next: 'Open it by the link it printed. Whoever runs it sets PUBLIC_ORIGIN to the address that people use, and lets a proxy pass Host.',
  },
  'too-large': { title: 'The request is too large', next: 'Send less.' },
  'wrong-type': { title: 'The body must be JSON', next: 'Send content-type: application/json.' },
  'title-mismatch': { title: 'The answer is for another question', next: CATCH_UP },
  'wrong-count': { title: 'Too many or too few were chosen', next: CORRECT },
  'unknown-choice': { title: 'That is not among the choices', next: CORRECT },
  'duplicate-choice': { title: 'Something was chosen twice', next: CORRECT },
  'exclusive-mixed': { title: 'An exclusive choice stands alone', next: CORRECT },
  'unknown-anytime-action': { title: 'That action is not offered', next: CORRECT },
  refused: { title: 'The rules do not allow this', next: CORRECT },
  'bad-options': { title: 'The game does not have these options', next: 'Choose from the options in GET /api/games.' },
  'bad-seats': {
    title: 'The game cannot be played with these seats',
    next: 'See how many players GET /api/games says.',
  },
  'bad-record': { title: 'This record cannot be played on', next: 'Choose another moment, or another record.' },
  'no-such-talk': { title: 'Nobody said that here', next: CATCH_UP },
  'no-writing': {
    title: 'Not everybody at this table has agreed that you may write to each other',
    next: 'Say a phrase, or agree and wait for the others.',
  },
  'bad-talk': { title: 'This cannot be said', next: 'Write up to 280 letters that can be read.' },
  'not-subscribed': {
    title: 'This browser is not among those that are told',
    next: 'Turn the notices of this browser off and on again.',
  },
  'no-mail': { title: 'This server sends no mail', next: 'Let this browser tell you instead.' },
  'bad-push-endpoint': {
    title: 'Nothing can be sent to this browser',
    next: 'Turn its notices off and on again, or take another browser.',
  },
  'bad-mail-address': {
    title: 'This is no address that mail can be sent to',
    next: 'Write it like ana@example.org.',
  },
  'push-refused': {
    title: 'The push service of this browser did not take the notice',
    next: 'Try again in a moment, or turn its notices off and on again.',
  },
  'mail-not-sent': { title: 'The mail could not be sent', next: 'Check the address, or try again in a while.' },
  'no-such-agent': { title: 'The game has no such bot', next: 'Choose one from GET /api/games.' },
  'too-many-requests': { title: 'Too many requests', next: 'Wait a moment and try again.' },
  'too-many-tables': { title: 'You have too many unfinished tables', next: 'Finish or leave some first.' },
  'too-many-streams': { title: 'Too many open streams', next: 'Close some tabs.' },
  'headers-too-large': { title: 'The headers are too large', next: 'Delete the cookies of this server and try again.' },
  bug: { title: 'The server made a mistake', next: 'Try again; if it stays, tell whoever runs this server.' },
  'not-told': { title: 'What happened in this game cannot be told', next: 'Play on: the table itself is whole.' },
  'not-stored': { title: 'The server could not store this', next: 'Nothing was changed. Try again in a moment.' },
  'newer-rules': {
    title: 'This table is played by newer rules than this server has',
    next: 'Try again in a moment: another server goes on with it.',
  },
  stopping: { title: 'The server is restarting', next: 'Try again in a moment.' },
}
