import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { serveWorkbench } from './serve-workbench.ts'
import { scratchGame } from './testing/scratch-game.ts'

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A request as nobody but a browser would write it: fetch sets these headers itself. */
function send(url: string, { method = 'GET', headers = {}, body = '' }: Sent): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      resolve(response.statusCode ?? 0)
      response.destroy()
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

async function served() {
  const game = scratchGame()
  await game.bench.open()
  const { url, close } = await serveWorkbench(game.bench, 0, async () => (_, response) => void response.end('page'))
  return {
    url,
    port: Number(new URL(url).port),
    [Symbol.asyncDispose]: async () => {
      await close()
      await game[Symbol.asyncDispose]()
    },
  }
}

const BEGIN = JSON.stringify({ do: 'cut', to: 0 })

test('the bench speaks to its own page and to whoever types its address, and to no other page in the same browser', async () => {
  await using bench = await served()
  const { url, port } = bench
  const own = { origin: `http://127.0.0.1:${port}` }
  const todo = `${url}bench/do`
  expect(await send(url, {})).toBe(200)
  expect(await send(todo, { method: 'POST', headers: own, body: BEGIN })).toBe(200)
  // Without an origin, from another site, from a name that was made to lead here, from another port of this machine.
  expect(await send(todo, { method: 'POST', body: BEGIN })).toBe(403)
  expect(await send(todo, { method: 'POST', headers: { origin: 'https://example.org' }, body: BEGIN })).toBe(403)
  expect(await send(todo, { method: 'POST', headers: { origin: 'null' }, body: BEGIN })).toBe(403)
  expect(await send(url, { headers: { host: `example.org:${port}` } })).toBe(403)
  expect(await send(`${url}bench/events`, { headers: { host: `example.org:${port}` } })).toBe(403)
  expect(
    await send(`${url}bench/events`, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } }),
  ).toBe(403)
  expect(await send(todo, { method: 'POST', headers: { origin: `http://127.0.0.1:${port + 1}` }, body: BEGIN })).toBe(
    403,
  )
})

test('it listens on this machine alone', async () => {
  await using bench = await served()
  const reached = await new Promise<boolean>((resolve) => {
    const socket = connect({ port: bench.port, host: '127.0.0.2' }, () => resolve(true))
    socket.on('error', () => resolve(false))
  })
  expect(reached).toBe(false)
})

test('what it does not understand is refused in words', async () => {
  await using bench = await served()
  const origin = bench.url.slice(0, -1)
  const ask = async (body: string) => {
    const response = await fetch(`${bench.url}bench/do`, { method: 'POST', headers: { origin }, body })
    return [response.status, await response.json()]
  }
  expect(await ask('{')).toEqual([409, { problem: 'That is not JSON.' }])
  expect(await ask('{"do":"win"}')).toEqual([400, { problem: 'The workbench does not know how to do that.' }])
  expect(await ask('{"do":"answer","seat":0,"requestId":"x","title":"y","selection":[1]}')).toEqual([
    409,
    { problem: expect.stringContaining('That answer is refused: ') },
  ])
})
