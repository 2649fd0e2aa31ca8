import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { LearningSession, type LearningPlan } from '@turnwright/arena'
import { games } from '@turnwright/games'
import type { GameModule } from '@turnwright/kernel'
import { expect, test } from 'vitest'
import { typed } from '../testing/typed.ts'
import { serveLearners } from './serve-learners.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const python = process.env['PYTHON'] ?? 'python3'
const MINUTES = 60_000
/** Without Python there is nothing to run of its half. */
const pythons = [python].filter(
  (name) => spawnSync(name, ['-c', 'import sys; assert sys.version_info >= (3, 10)']).status === 0,
)

test.each(pythons)('the package for learners does what it says with %s', { timeout: 5 * MINUTES }, (name) => {
  const { status, stderr } = spawnSync(name, ['-m', 'unittest', 'discover', '-s', 'python/tests'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PYTHONPATH: `${root}python`, TURNWRIGHT: `"${process.execPath}" "${main}"` },
  })
  expect({ status, said: status === 0 ? '' : stderr }).toEqual({ status: 0, said: '' })
})

test.each([
  [['wingspam'], 'There is no game "wingspam"'],
  [['wingspan', '--players', '9'], 'Wingspan is for 1 to 5 players, not 9'],
  [['tic-tac-toe', '--observe', 'features'], 'Tic-tac-toe has no features'],
  [['tic-tac-toe', '--observe', 'stars'], '--observe is features or view, not "stars"'],
  [['tic-tac-toe', '--games', '70000'], '--games is 65,536 at most'],
  [['tic-tac-toe', '--port', '99999999'], 'cannot be listened at'],
])('turnwright env %j is refused with what to do', async (words, said) => {
  const { code, err, out } = await typed('env', ...words)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(said)
})

const PLAN: LearningPlan = { options: {}, seats: 2, games: 2, seed: '7', most: 64, observe: null, once: false }

test('a learner that sends garbage is told why and sent away, and the others play on', async () => {
  const module = games.find(({ definition }) => definition.id === 'tic-tac-toe') as GameModule
  const server = await serveLearners(() => new LearningSession(module, PLAN), 0, { remark: () => {} })
  try {
    const port = Number(server.address.split(':')[1])
    const [good, bad] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
    await Promise.all([once(good, 'data'), once(bad, 'data')])
    let said = ''
    bad.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')))
    bad.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
    await once(bad, 'close')
    expect(said).toMatch(/a request of \d+ bytes was announced/)
    // A step in which both games mark their first cell.
    good.write(Buffer.from([12, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
    const [frame] = (await once(good, 'data')) as [Buffer]
    expect(frame.readUInt32LE(4)).toBe(1)
    good.destroy()
  } finally {
    server.close()
  }
})
