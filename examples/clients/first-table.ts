import {
  type Acknowledgement,
  type Client,
  createClient,
  followTable,
  newKey,
  submitAnswer,
  type TableState,
} from '@turnwright/protocol/client'

/** In a page `createClient()` is enough. A program says where the server is, and keeps the signed cookie itself. */
export function clientOf(origin: string): Client {
  let cookie = ''
  return createClient({
    origin,
    headers: () => ({ cookie }),
    fetch: async (address, init) => {
      const response = await fetch(address, init)
      cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
      return response
    },
  })
}

/** Takes a name, and opens a table with a bot: no seat is left open, so it is playing already. */
export async function openTable(client: Client): Promise<TableState> {
  await client.call('POST /api/identity', { body: { name: 'Ana' } }) // sets the signed HttpOnly cookie
  const games = await client.call('GET /api/games')
  const game = games.find(({ id }) => id === 'tic-tac-toe') ?? games[0]
  return client.call('POST /api/tables', {
    // With a key, retries give the same table.
    body: { game: game?.id ?? '', seats: [{ kind: 'you' }, { kind: 'bot', agent: 'random' }], key: newKey() },
  })
}

/** Answers the question that is open to this seat; null where none is. It is acknowledged once it is durable. */
export async function answer(client: Client, { id, you, play }: TableState): Promise<Acknowledgement | null> {
  const prompt = play?.prompts[0]
  const actor = you.seat === null ? undefined : play?.players[you.seat]?.name
  if (play === null || prompt === undefined || actor === undefined) return null
  const { title, requestId, choices } = prompt
  const selection = choices.slice(0, prompt.min).map((choice) => choice.id)
  return submitAnswer(client, id, { actor, title, requestId, branchId: play.branchId, selection })
}

/** Follows a table, and answers whatever it is asked there, until the game is over. */
export function playOn(client: Client, id: string): Promise<TableState> {
  const { promise, resolve, reject } = Promise.withResolvers<TableState>()
  const answered = new Set<string>()
  const following = followTable(client, {
    id,
    // Whole and checked; parts that have not changed are the same objects as before.
    onState: (state) => {
      const asked = state.play?.prompts[0]?.requestId
      if (state.status === 'finished') resolve(state)
      else if (asked !== undefined && !answered.has(asked)) answer(client, state).catch(reject)
      answered.add(asked ?? '')
    },
    // connecting, live, waiting, or refused, which is final.
    onStatus: (status, problem) => {
      if (status === 'refused') reject(problem)
    },
  })
  return promise.finally(() => following.stop())
}

/** What people read there, in their language. */
export function readIn(client: Client, id: string, locale: string): Promise<TableState> {
  return client.call('GET /api/tables/:id', { params: { id }, query: { locale } })
}
