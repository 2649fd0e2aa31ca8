import { ProblemError, Unreachable } from '@turnwright/protocol/client'
import { expect, test, vi } from 'vitest'
import { Patience } from './patience.ts'

const refusal = (status: number, code: ProblemError['code']) =>
  new ProblemError({ type: '', title: '', status, code, detail: '', next: '' })

test.for([
  [new Unreachable('away'), /line is down/],
  [refusal(429, 'too-many-requests'), /much to do/],
  [refusal(503, 'not-stored'), /much to do/],
] as const)(
  'what passes by itself is said, waited out longer and longer, and asked for again: %s',
  async ([problem, said]) => {
    const pauses: number[] = []
    const heard: (string | null)[] = []
    const patience = new Patience(async (pause) => void pauses.push(pause))
    patience.subscribe(() => heard.push(patience.now()))
    let tries = 0
    const told = await patience.ask(async () => {
      if (++tries < 6) throw problem
      return 'the moment'
    })
    expect(told).toBe('the moment')
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 4_000])
    expect(heard).toEqual([expect.stringMatching(said), null])
  },
)

test('what is refused for good is refused at once, and nothing is said to be on its way', async () => {
  const patience = new Patience()
  patience.subscribe(() => undefined)
  for (const [status, code] of [
    [409, 'finished'],
    [500, 'not-told'],
  ] as const) {
    await expect(patience.ask(() => Promise.reject(refusal(status, code)))).rejects.toMatchObject({ code })
    expect(patience.now()).toBeNull()
  }
})

test('when nobody looks back any more nothing is asked for again', async () => {
  let tries = 0
  const patience = new Patience(async () => leave())
  const leave = patience.subscribe(() => undefined)
  const asking = patience.ask(() => {
    tries++
    return Promise.reject(new Unreachable('away'))
  })
  await expect(asking).rejects.toBeInstanceOf(Unreachable)
  expect(tries).toBe(2)
})

test('what somebody does not want any more is neither asked for again nor said to be late', async () => {
  const patience = new Patience(() => new Promise(() => undefined))
  patience.subscribe(() => undefined)
  const wanted = new AbortController()
  let tries = 0
  const asking = patience.ask(() => {
    tries++
    return Promise.reject(new Unreachable('away'))
  }, wanted.signal)
  await vi.waitFor(() => expect(patience.now()).toMatch(/line is down/))
  wanted.abort()
  await expect(asking).rejects.toBeInstanceOf(Unreachable)
  expect([tries, patience.now()]).toEqual([1, null])
})

test('what came in time leaves what is late said to be so', async () => {
  const late = Promise.withResolvers<void>()
  const patience = new Patience(() => late.promise)
  patience.subscribe(() => undefined)
  let isBack = false
  const asked = patience.ask(async () => {
    if (!isBack) throw new Unreachable('away')
  })
  await patience.ask(() => Promise.resolve())
  expect(patience.now()).toMatch(/line is down/)
  isBack = true
  late.resolve()
  await asked
  expect(patience.now()).toBeNull()
})
