import type { Prompt } from '@turnwright/kernel/host'
import {
  type Acknowledgement,
  type Client,
  type Problem,
  ProblemError,
  type TableState,
} from '@turnwright/protocol/client'
import { expect, test } from 'vitest'
import { TableStore } from './table-store.ts'

const prompt: Prompt = {
  requestId: 'r1',
  type: 'select',
  title: 'Mark a cell',
  help: null,
  choices: [],
  min: 1,
  max: 1,
  unavailable: [],
  anytime: [],
  examples: [],
}

function tableAt(seq: number, fingerprint: string): TableState {
  const play = { seat: 0, players: [{ seat: 0, name: 'Ana' }], branchId: 7, answers: seq, prompts: [prompt] }
  return { id: 't', seq, fingerprint, play } as unknown as TableState
}

const refusal = (code: string) =>
  new ProblemError({ code, status: 409, detail: 'The game has moved on', next: 'Catch up.' } as Problem)

/** A server that says what the test tells it to. */
class FakeServer implements Client {
  readonly sent: unknown[] = []
  readonly streams: ((state: TableState) => void)[] = []
  readonly opened: string[] = []
  reply: () => Promise<Acknowledgement> = () => new Promise(() => {})

  readonly call = ((_route: string, request: unknown) => {
    this.sent.push(request)
    return this.reply()
  }) as unknown as Client['call']

  open(path: string, init: RequestInit = {}): Promise<Response> {
    this.opened.push(path)
    const body = new ReadableStream<Uint8Array>({
      start: (line) => {
        const encode = (state: TableState) =>
          new TextEncoder().encode(`event: sync\ndata: ${JSON.stringify(state)}\n\n`)
        this.streams.push((state) => line.enqueue(encode(state)))
        init.signal?.addEventListener('abort', () => line.error(new Error('the line was cut')))
      },
    })
    return Promise.resolve(new Response(body))
  }
}

async function seated() {
  const server = new FakeServer()
  const store = new TableStore(server, 't')
  const stop = store.follow()
  await until(() => server.streams.length === 1)
  server.streams[0]?.(tableAt(1, 'one'))
  await until(() => store.now().state?.seq === 1)
  return { server, store, stop }
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1))
}

test('what an answer leaves as it was stays the very same, so that nobody draws it again', async () => {
  const { server, store, stop } = await seated()
  const before = store.now().state
  server.streams[0]?.(tableAt(2, 'two'))
  await until(() => store.now().state?.seq === 2)
  expect(store.now().state?.play?.answers).toBe(2)
  expect(store.now().state?.play?.prompts).toBe(before?.play?.prompts)
  stop()
})

test('a table is followed in the language that was asked for, and else in that of the browser', async () => {
  const server = new FakeServer()
  const stops = [{ locale: 'pt-BR' }, { locale: null }].map((coming) => new TableStore(server, 't', coming).follow())
  await until(() => server.streams.length === 2)
  expect(server.opened).toEqual(['/api/tables/t/stream?locale=pt-BR', '/api/tables/t/stream'])
  for (const stop of stops) stop()
})

test('who has just opened a table may answer before its stream says a word, and then the stream knows better', async () => {
  const server = new FakeServer()
  const store = new TableStore(server, 't', { state: tableAt(1, 'one') })
  const stop = store.follow()
  store.answer(prompt, ['a1'])
  expect(server.sent).toHaveLength(1)
  await until(() => server.streams.length === 1)
  server.streams[0]?.(tableAt(2, 'two'))
  await until(() => store.now().state?.seq === 2)
  stop()
})

test('while one answer is on its way no other is sent', async () => {
  const { server, store, stop } = await seated()
  store.answer(prompt, ['a1'])
  store.answer(prompt, ['b2'])
  store.undo()
  expect(server.sent).toHaveLength(1)
  expect(store.now().busy).toBe(true)
  stop()
})

test('what is taken back while it is still on its way arrives first, and is taken back then', async () => {
  const { server, store, stop } = await seated()
  server.reply = () => Promise.resolve({ seq: 1 + server.sent.length, branchId: 7, fingerprint: 'two' })
  store.answer(prompt, ['a1'])
  store.undo()
  await until(() => server.sent.length === 1)
  server.streams[0]?.(tableAt(2, 'two'))
  await until(() => server.sent.length === 2)
  expect(store.now().busy, 'the undo is on its way').toBe(true)
  stop()
})

test('pressed twice while an answer is on its way, or while it is being taken back, undo takes back one answer', async () => {
  const { server, store, stop } = await seated()
  server.reply = () => Promise.resolve({ seq: 1 + server.sent.length, branchId: 7, fingerprint: 'two' })
  store.answer(prompt, ['a1'])
  store.undo()
  store.undo()
  server.streams[0]?.(tableAt(2, 'two'))
  await until(() => server.sent.length === 2)
  store.undo()
  server.streams[0]?.(tableAt(3, 'two'))
  await until(() => !store.now().busy)
  expect(server.sent).toHaveLength(2)
  stop()
})

test('an undo that would be offered for an answer on its way counts that answer', async () => {
  const { server, store, stop } = await seated()
  server.reply = () => Promise.resolve({ seq: 5, branchId: 7, fingerprint: 'five' })
  store.answer(prompt, ['a1'])
  store.offerUndo()
  server.streams[0]?.(tableAt(5, 'five'))
  await until(() => server.sent.length === 2)
  expect(server.sent[1]).toMatchObject({ body: { answers: 4 } })
  stop()
})

test('where an answer is refused nothing is taken back in its place', async () => {
  const { server, store, stop } = await seated()
  server.reply = () => Promise.reject(refusal('refused'))
  store.answer(prompt, ['a1'])
  store.undo()
  await until(() => store.now().notice !== null)
  store.dismiss()
  expect(server.sent).toHaveLength(1)
  stop()
})

test('an answer carries its request, the branch it was given on and a key', async () => {
  const { server, store, stop } = await seated()
  store.answer(prompt, ['a1'])
  expect(server.sent[0]).toMatchObject({
    body: {
      actor: 'Ana',
      title: 'Mark a cell',
      requestId: 'r1',
      branchId: 7,
      selection: ['a1'],
      key: expect.any(String),
    },
  })
  stop()
})

test('a submission is over once the stream has shown it', async () => {
  const { server, store, stop } = await seated()
  server.reply = () => Promise.resolve({ seq: 2, branchId: 7, fingerprint: 'two' })
  store.answer(prompt, ['a1'])
  await until(() => server.sent.length === 1)
  expect(store.now().busy).toBe(true)
  server.streams[0]?.(tableAt(2, 'two'))
  await until(() => !store.now().busy)
  expect(store.now().state?.seq).toBe(2)
  stop()
})

test('a view that is not the acknowledged one is fetched anew', async () => {
  const { server, store, stop } = await seated()
  server.reply = () => Promise.resolve({ seq: 2, branchId: 7, fingerprint: 'two' })
  store.answer(prompt, ['a1'])
  await until(() => server.sent.length === 1)
  server.streams[0]?.(tableAt(2, 'something else'))
  await until(() => server.streams.length === 2)
  server.streams[1]?.(tableAt(2, 'two'))
  await until(() => store.now().state?.fingerprint === 'two')
  expect(store.now().busy).toBe(false)
  stop()
})

test('a conflict is told, and catching up fetches the table anew', async () => {
  const { server, store, stop } = await seated()
  server.reply = () => Promise.reject(refusal('conflict'))
  store.answer(prompt, ['a1'])
  await until(() => store.now().notice !== null)
  expect(store.now()).toMatchObject({ busy: false, notice: { kind: 'moved-on' } })
  store.catchUp()
  expect(store.now().notice).toBeNull()
  await until(() => server.streams.length === 2)
  stop()
  expect(server.streams).toHaveLength(2)
})

test('what the rules refuse is told as that, and nothing is fetched', async () => {
  const { server, store, stop } = await seated()
  server.reply = () => Promise.reject(refusal('refused'))
  store.answer(prompt, ['a1'])
  await until(() => store.now().notice !== null)
  expect(store.now().notice?.kind).toBe('refused')
  expect(server.streams).toHaveLength(1)
  stop()
})

test('whose seat the host freed is told, and whoever never had one is not', async () => {
  const server = new FakeServer()
  const store = new TableStore(server, 't')
  const stop = store.follow()
  await until(() => server.streams.length === 1)
  const gathering = (seq: number, seat: number | null) =>
    ({ id: 't', seq, status: 'gathering', you: { seat, host: false }, play: null }) as unknown as TableState
  server.streams[0]?.(gathering(1, null))
  server.streams[0]?.(gathering(2, 1))
  await until(() => store.now().state?.seq === 2)
  expect(store.now().notice).toBeNull()
  server.streams[0]?.(gathering(3, null))
  await until(() => store.now().state?.seq === 3)
  expect(store.now().notice?.text).toContain('the host freed your seat')
  stop()
})

test('an answer to a question that is no longer asked is not sent', async () => {
  const { server, store, stop } = await seated()
  store.answer({ ...prompt, requestId: 'r0' }, [])
  expect(server.sent).toEqual([])
  expect(store.now().busy).toBe(false)
  store.answer(prompt, [])
  expect(server.sent).toHaveLength(1)
  stop()
})
