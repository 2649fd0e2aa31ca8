import { readFileSync } from 'node:fs'
import { Game, openTable } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { findGame, GAMES_URL } from '../find-game.ts'
import { playByMessages } from './play-by-messages.ts'
import { type SeatMessage, USUAL_LIMITS } from './seat-message.ts'

/** Every message that stands in the documentation, in its order. */
const documented = readFileSync(new URL('../../../../docs/outside-players.md', import.meta.url), 'utf8')
  .matchAll(/^```json\n(.*?)^```$/gms)
  .map(([, text]) => JSON.parse(text as string) as { readonly type?: string })
  .toArray()

/** All messages of a game in which a seat first answers what is not there. */
async function messagesOfAGame(): Promise<SeatMessage[]> {
  const { definition } = await findGame(GAMES_URL, 'tic-tac-toe')
  const game = new Game(
    definition,
    openTable(definition, { players: ['Player 1', 'Player 2'], seed: 's', options: {} }),
  )
  const sent: SeatMessage[] = []
  const seats = [0, 1].map((seat) => ({
    seat,
    session: {
      async answer(question: SeatMessage & { type: 'question' }) {
        if (seat === 0) sent.push(question)
        return question.refusal === null && seat === 0 && question.number === 1
          ? ['z9']
          : (question.question.examples[0] as readonly string[])
      },
      over: (message: SeatMessage) => void (seat === 0 && sent.push(message)),
      async [Symbol.asyncDispose]() {},
    },
    limits: USUAL_LIMITS,
    fallback: 'forfeit' as const,
    chance: Random.fromSeed(`documented ${seat}`),
    timed: () => {},
  }))
  await playByMessages(game, seats)
  return sent
}

test('the documentation shows messages as they are sent', async () => {
  const sent = await messagesOfAGame()
  const shown = documented.filter(({ type }) => type === 'question' || type === 'over')
  expect(shown.map(({ type }) => type)).toEqual(['question', 'over'])
  for (const message of shown) expect(sent).toContainEqual(message)
  const refusal = documented.find((each) => 'refusal' in each && !('type' in each))
  expect(sent).toContainEqual(expect.objectContaining(refusal ?? {}))
})
