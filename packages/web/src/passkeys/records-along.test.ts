import { ProblemError, Unreachable } from '@turnwright/protocol/client'
import { expect, test } from 'vitest'
import { recordsAlong } from './records-along.ts'

const problem = (code: string, status: number) => new ProblemError({ code, status } as ProblemError['problem'])
const GAMES = Array.from({ length: 7 }, (_, n) => `game-${n}`)

test('who has played much takes every record along, though the server lets nobody ask so fast', async () => {
  let allowed = 2
  const read = async (id: string) => {
    if (allowed === 0) throw problem('too-many-requests', 429)
    allowed--
    return `record of ${id}`
  }
  const pause = async () => void allowed++
  expect(await recordsAlong(GAMES, read, pause)).toEqual(Object.fromEntries(GAMES.map((id) => [id, `record of ${id}`])))
})

test('what is sealed is left out, and the rest comes along', async () => {
  const read = async (id: string) => {
    if (id === 'game-3') throw problem('deal-open', 409)
    return id
  }
  const taken = await recordsAlong(GAMES, read)
  expect(taken['game-3']).toBeNull()
  expect(Object.values(taken).filter((record) => record !== null)).toHaveLength(6)
})

test.each([new Unreachable('no line'), problem('not-stored', 503), problem('stopping', 503)])(
  'where the server has trouble, nobody is given less without a word',
  async (trouble) => {
    const read = (id: string) => (id === 'game-2' ? Promise.reject(trouble) : Promise.resolve(id))
    await expect(recordsAlong(GAMES, read)).rejects.toBe(trouble)
  },
)

test('nobody waits for ever', async () => {
  const read = () => Promise.reject(problem('too-many-requests', 429))
  await expect(recordsAlong(GAMES, read, async () => undefined)).rejects.toMatchObject({ code: 'too-many-requests' })
})
