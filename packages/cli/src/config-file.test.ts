import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from './config-file.ts'

test('in which line the list of games never comes to its end', async () => {
  using place = mkdtempDisposableSync(join(tmpdir(), 'turnwright-config-'))
  writeFileSync(
    join(place.path, 'turnwright.config.ts'),
    `const games = ['./stones']\nfor (;;) games.length\nexport default { games }\n`,
  )
  await expect(readConfig('serve', place.path, 1_500)).rejects.toThrow(
    /^turnwright\.config\.ts cannot be read: it never comes to its end\. Look for a loop at \S+turnwright\.config\.ts:2\.$/,
  )
})
