import { describe, expect, test } from 'vitest'
import { readCommandLine } from './command-line.ts'
import { UsageError } from './usage-error.ts'
import type { FigureSpec, Suite } from './figure.ts'

const figure = (id: string): FigureSpec => ({
  id,
  unit: 'a second',
  bar: { atLeast: 1 },
  measure: () => Promise.reject(new Error('reading a command measures nothing')),
})
const kernel: Suite = { id: 'kernel', figures: [figure('playouts'), figure('memory')] }
const server: Suite = { id: 'server', figures: [figure('answers')] }
const read = (...args: string[]) => readCommandLine(args, [kernel, server])

describe('npm run bench', () => {
  test('runs the suite that is named', () => {
    expect(read('server')).toEqual({ suite: server, json: null })
  })

  test('takes the file for programs before or after the suite', () => {
    expect(read('kernel', '--json', 'out.json').json).toBe('out.json')
    expect(read('--json=out.json', 'kernel').json).toBe('out.json')
  })

  test('can be kept to one figure', () => {
    expect(read('kernel', '--only', 'memory').suite.figures.map(({ id }) => id)).toEqual(['memory'])
  })

  test.each([
    ['no suite', [], 'Which suite?'],
    ['an unknown suite', ['kernle'], 'There is no suite "kernle".'],
    ['two suites', ['kernel', 'server'], 'One suite at a time, not "kernel", "server".'],
    ['an unknown option', ['kernel', '--fast'], "Unknown option '--fast'."],
    ['an option without its value', ['kernel', '--json'], "Option '--json <value>' argument missing."],
    ['an empty file name', ['kernel', '--json='], '--json needs the name of a file.'],
  ])('answers %s with one line that names the suites', (_, args, complaint) => {
    const message = refusalOf(args)
    expect(message).toContain(complaint)
    expect(message).toContain('suites: kernel, server, players.')
    expect(message).not.toContain('\n')
  })

  test('answers an unknown figure with those the suite has', () => {
    expect(refusalOf(['kernel', '--only', 'speed'])).toBe(
      'Suite kernel has no figure "speed"; it has playouts, memory.',
    )
  })
})

function refusalOf(args: readonly string[]): string {
  try {
    readCommandLine(args, [kernel, server])
  } catch (thrown) {
    if (thrown instanceof UsageError) return thrown.message
    throw thrown
  }
  throw new Error('the command was taken')
}
