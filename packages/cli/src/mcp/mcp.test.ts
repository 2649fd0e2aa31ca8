import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import type { SeatQuestion } from '@turnwright/arena'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Prospect, Standing } from './seat-table.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const client = new Client({ name: 'test', version: '1' })

beforeAll(async () => {
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [MAIN, 'mcp'] }))
})
afterAll(() => client.close())

interface Reply<T> {
  readonly error: string | null
  readonly told: T
}

async function call<T = Standing & { table: string }>(name: string, args: object = {}): Promise<Reply<T>> {
  const { content, isError, structuredContent } = await client.callTool({ name, arguments: { ...args } })
  const [first] = content as readonly { readonly text: string }[]
  return { error: isError === true ? (first?.text ?? '') : null, told: structuredContent as T }
}

async function sat(game: string, more: object = {}): Promise<{ table: string; asked: SeatQuestion }> {
  const { told } = await call('sit', { game, ...more })
  return { table: told.table, asked: told as unknown as SeatQuestion }
}

test('a client is seated and asked in one call', async () => {
  const { asked } = await sat('tic-tac-toe')
  expect(asked).toMatchObject({
    type: 'question',
    number: 1,
    question: { about: { kind: 'mark-a-cell' } },
    refusal: null,
  })
  expect(asked.question.choices).toHaveLength(9)
})

test('it finds games, with seats, options and bots, and their rules', async () => {
  const { told } = await call<{ games: { id: string; seats: object; bots: object }[] }>('games')
  const wingspan = told.games.find(({ id }) => id === 'wingspan')
  expect(wingspan).toMatchObject({ seats: { min: 1, max: 5 }, bots: { greedy: expect.any(String) as string } })
  const rules = await call<{ rules: string }>('rules', { game: 'tic-tac-toe' })
  expect(rules.told.rules).toMatch(/^# /)
})

describe.concurrent('the client of the official kit plays a whole game of', () => {
  test.each(['wingspan', 'agricola', 'estraven', 'pokemon'])('%s', async (game) => {
    const { table, asked } = await sat(game, { rivals: ['random'] })
    let standing: Standing = { ...asked, imagined: 0 }
    for (let answers = 0; standing.type === 'question'; answers++) {
      expect(answers).toBeLessThan(3000)
      const { number, question }: SeatQuestion = standing
      const { told, error }: Reply<Standing> = await call('answer', { table, number, selection: question.examples[0] })
      expect(error).toBeNull()
      standing = told
    }
    expect(standing).toMatchObject({ type: 'over', result: { scores: expect.any(Array) as number[] } })
    expect((await call('leave', { table })).error).toBeNull()
  })
})

test('a refused answer comes back with the reason, and changes nothing', async () => {
  const { table, asked } = await sat('tic-tac-toe')
  const { told } = await call('answer', { table, number: asked.number, selection: ['z9'] })
  const again = told as unknown as SeatQuestion
  expect(again.refusal).toEqual({ reason: "Selection z9 didn't exist in the choices", triesLeft: null })
  expect(again.question.choices).toEqual(asked.question.choices)
  const late = await call('answer', { table, number: asked.number, selection: ['a1'] })
  expect(late.error).toMatch(/^Question 2 is asked now, not 1/)
})

test('looking and waiting tell the same question until it is answered', async () => {
  const { table, asked } = await sat('tic-tac-toe')
  expect((await call('look', { table })).told).toEqual({ ...asked, imagined: 0, table: undefined })
  expect((await call('wait', { table, seconds: 0 })).told).toMatchObject({ number: asked.number })
})

test('worlds are imagined by what the seat knows, counted and limited', async () => {
  const { table, asked } = await sat('sealed-auction')
  const [selection] = asked.question.examples
  const { told } = await call<Prospect>('imagine', { table, selection, games: 20 })
  expect(told).toMatchObject({ games: 20, left: 180 })
  expect(told.won).toBeGreaterThanOrEqual(0)
  expect((await call('look', { table })).told).toMatchObject({ imagined: 20, number: asked.number })
  for (let more = 0; more < 9; more++) await call('imagine', { table, selection, games: 20 })
  expect((await call('imagine', { table, selection })).error).toMatch(/^All 200 worlds of this game are imagined/)
  const wrong = await sat('tic-tac-toe')
  const refused = await call('imagine', { table: wrong.table, selection: ['z9'] })
  expect(refused.error).toMatch(/^That answer would be refused: /)
})

test.each([
  ['sit', {}, /^Say which game, or give the link of a table\. Games: /],
  ['sit', { game: 'chess' }, /^There is no game "chess"\. There are: /],
  ['sit', { game: 'tic-tac-toe', players: 3 }, /is for 2 players, not 3/],
  ['sit', { game: 'tic-tac-toe', rivals: ['nobody'] }, /has no agent "nobody"/],
  ['sit', { game: 'wingspan', options: { goals: 'none' } }, /./],
  ['sit', { link: 'nowhere' }, /is no link of a table/],
  ['sit', { link: 'http://127.0.0.1:9/tables/abcdefghijklmnopqrstuv' }, /cannot be reached/],
  ['games', { server: 'nowhere' }, /is no address of a server, such as http:\/\/localhost:8080/],
  ['games', { server: 'http://127.0.0.1:9' }, /cannot be reached/],
  ['answer', { table: 'table-999', number: 1, selection: [] }, /^You sit at no table "table-999"\. Yours: /],
])('%s with %j is refused with what to do', async (name, args, said) => {
  expect((await call(name, args)).error).toMatch(said)
})

test('a client that shows no apps is offered no tool for them, and gets no table beside its answers', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).not.toContain('shown')
  const { _meta } = await client.callTool({ name: 'sit', arguments: { game: 'tic-tac-toe' } })
  expect(_meta).toEqual({})
})
