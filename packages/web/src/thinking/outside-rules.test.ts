import { PACKAGES_PLACE } from '@turnwright/protocol/client'
import { afterEach, expect, test, vi } from 'vitest'

const MODULE = `data:text/javascript,${encodeURIComponent(`
const kernel = globalThis['${PACKAGES_PLACE}']['@turnwright/kernel']
export const other = { definition: { id: 'hills' }, agents: {} }
export const stones = { definition: { id: 'stones' }, agents: { random: kernel.randomAgent } }
`)}`
const TORN = `data:text/javascript,${encodeURIComponent('nowhere.go()')}`

/** What comes of asking for a game where the server has these; null where it cannot be asked. */
async function asked(game: string, looks: object | null, isThere = true): Promise<unknown> {
  vi.resetModules()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/looks.json' && looks !== null) return Response.json(looks)
    if (path === '/looks.json') throw new TypeError('no line')
    return new Response(null, { status: isThere ? 200 : 404 })
  })
  const { outsideRules } = await import('./outside-rules.ts')
  return outsideRules(game, ['tic-tac-toe']).catch((error: unknown) => (error as Error).message)
}

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(globalThis, PACKAGES_PLACE)
})

test('a game from outside comes from its server, with the kernel of whoever asks for it', async () => {
  const { randomAgent } = await import('@turnwright/kernel')
  const module = await asked('stones', { stones: { module: MODULE } })
  expect(module).toEqual({
    definition: { id: 'stones' },
    agents: { random: expect.objectContaining({ about: randomAgent.about }) },
  })
})

test('rules that cannot be had say why, and what helps', async () => {
  expect(await asked('stones', null)).toMatch(
    /^The rules of “stones” are no part of this page.*Try again with a network\.$/,
  )
  expect(await asked('stones', { stones: {} })).toMatch(/^The rules of “stones” run on the server alone/)
  expect(await asked('chess', { stones: { module: MODULE }, hills: {} })).toBe(
    'The game is “chess”, which is not played here. Choose one of tic-tac-toe, stones.',
  )
  expect(await asked('constructor', {})).toMatch(/^The game is “constructor”, which is not played here/)
  expect(await asked('stones', { stones: { module: TORN } })).toMatch(
    /^The rules of “stones” do not run in a page: nowhere is not defined\./,
  )
  expect(await asked('stones', { stones: { module: TORN } }, false)).toBe(
    'The rules of “stones” could not be fetched. Try again.',
  )
})

test('a server that could not be asked once is asked again', async () => {
  vi.resetModules()
  const fetching = vi.fn<() => Promise<Response>>(async () => Response.json({ stones: { module: MODULE } }))
  fetching.mockRejectedValueOnce(new TypeError('no line'))
  vi.stubGlobal('fetch', fetching)
  const { outsideRules } = await import('./outside-rules.ts')
  await expect(outsideRules('stones', [])).rejects.toThrow('cannot be asked')
  expect(await outsideRules('stones', [])).toMatchObject({ definition: { id: 'stones' } })
})
