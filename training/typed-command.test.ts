import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { typedCommand } from './typed-command.ts'

test('a noted command can be typed again, and says nothing of where somebody keeps their games', () => {
  const args = ['agricola', '--options', '{"cards":"it\'s none"}', '--folder', '/home/ana/games', '--ms', '8']
  const told = typedCommand([...args, '--folder=/home/ana/more'])
  const read = execFileSync('sh', ['-c', told.replace('npm run train --', String.raw`printf '%s\n'`)], {
    encoding: 'utf8',
  })
  expect(read.trim().split('\n')).toEqual(['agricola', '--options', '{"cards":"it\'s none"}', '--ms', '8'])
})
