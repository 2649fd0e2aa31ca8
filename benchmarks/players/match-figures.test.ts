import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MatchBook, MatchThreads } from '@turnwright/arena'
import { expect, test, vi } from 'vitest'
import { codeOf } from '../../scripts/code-of.ts'
import { readPlayersCommand } from './command-line.ts'
import { matchFigures } from './match-figures.ts'
import { MATCHES, specOf } from './matches.ts'

const played = { won: 1, points: 90, rivalPoints: 70, decisions: 1, thought: 50, longest: 60, playouts: 9, failed: 0 }

test('a figure counts games of the present code alone, says how many others there are, and names every processor', async () => {
  const [match] = MATCHES
  if (match === undefined) throw new Error('there are no matches')
  const folder = mkdtempSync(join(tmpdir(), 'players-'))
  const name = `${match.id}-100ms`
  const spec = specOf(match, 100)
  const now = new MatchBook(folder, name, spec, { part: 'elsewhere', code: codeOf(match.game) })
  for (const [number, processor] of ['an abacus', 'an abacus', 'a loom', 'an abacus'].entries())
    now.add({ number, processor, ...played })
  new MatchBook(folder, name, spec, { code: 'before' }).add({ number: 4, processor: 'a quill', ...played, won: 0 })
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await using threads = new MatchThreads(0)
  const command = readPlayersCommand(['--deals', '2', '--folder', folder])
  const figure = matchFigures(command, () => threads).find(({ id }) => id === name)
  const { value, detail } = (await figure?.measure()) ?? { value: 0, detail: '' }
  expect(value).toBe(100)
  expect(detail).toContain('2 deals from both seats')
  expect(detail).toContain('3 games on an abacus, 1 game on a loom')
  expect(said).toHaveBeenCalledWith(expect.stringContaining('left out 1 game in'))
  said.mockRestore()
})
