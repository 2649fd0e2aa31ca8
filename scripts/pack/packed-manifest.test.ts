import { expect, test } from 'vitest'
import { packedManifest } from './packed-manifest.ts'
import { manifestIn } from './packages.ts'

test('the packed command asks for exactly its own release of our packages, whatever they are called, and for any later fix of others', () => {
  const cli = manifestIn('packages/cli')
  const ours = Object.keys(cli.dependencies ?? {}).filter((name) => name.includes('turnwright'))
  expect(ours).toContain('create-turnwright')
  expect(packedManifest(cli)).toMatchObject({
    dependencies: {
      ...Object.fromEntries(ours.map((name) => [name, cli.version])),
      zod: expect.stringMatching(/^\^\d/),
    },
  })
})
