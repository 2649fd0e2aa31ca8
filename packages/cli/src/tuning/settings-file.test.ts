import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planOf } from '@turnwright/search'
import { ticTacToeModule } from '@turnwright/tic-tac-toe'
import { expect, test } from 'vitest'
import { settingsFile, writeSettings } from './settings-file.ts'

test('what was tuned is written where the level finds it, and the other levels stay as they were', () => {
  const before = JSON.parse(readFileSync(settingsFile('tic-tac-toe'), 'utf8')) as Record<string, unknown>
  expect(planOf(ticTacToeModule.agents['strong'])?.settings).toEqual(before['strong'])
  const copy = join(mkdtempSync(join(tmpdir(), 'settings-')), 'settings.json')
  writeFileSync(copy, JSON.stringify(before))
  const tuned = {
    budget: { ms: 300 },
    turns: null,
    width: 7,
    margin: 1,
    deals: 4,
    kept: 0.5,
    noise: 0.1,
    sure: null,
  }
  writeSettings(copy, 'strong', tuned)
  expect(JSON.parse(readFileSync(copy, 'utf8'))).toEqual({ ...before, strong: tuned })
})
