import { expect, test } from 'vitest'
import { UsageError } from '../usage-error.ts'
import { readPlayersCommand } from './command-line.ts'

test('a match can be shared out to machines and cores, shortened and taken up again', () => {
  const command = readPlayersCommand(
    '--only wingspan --ms 100 --deals 5 --cores 3 --part 3/8 --folder kept --json out.json'.split(' '),
  )
  expect(command).toEqual({
    only: 'wingspan',
    ms: 100,
    deals: 5,
    cores: 3,
    part: { number: 3, of: 8 },
    folder: 'kept',
    json: 'out.json',
  })
})

test('without options everything is measured, in a folder of its own', () => {
  const command = readPlayersCommand([])
  expect(command).toMatchObject({ only: null, ms: null, deals: null, part: { number: 1, of: 1 } })
  expect(command.folder).toMatch(/players-/)
})

test.each([
  ['--ms 50', '--ms is 100 or 1000, not "50"'],
  ['--deals some', '--deals is a whole number, not "some"'],
  ['--cores 0', '--cores is a whole number, not "0"'],
  ['--part 9/8', '--part is one of several, such as 3/8, not "9/8"'],
  ['--part 1', '--part is one of several'],
  ['--fast', "Unknown option '--fast'"],
])('%s is refused in one line that says what is right', (args, said) => {
  expect(() => readPlayersCommand(args.split(' '))).toThrow(UsageError)
  expect(() => readPlayersCommand(args.split(' '))).toThrow(said)
})
