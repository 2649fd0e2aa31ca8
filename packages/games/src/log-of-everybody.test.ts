import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lineText } from '@turnwright/kernel/host'
import { openReplay, readRecord } from '@turnwright/replay'
import { expect, test } from 'vitest'
import { games } from './index.ts'

const records = fileURLToPath(new URL('../../../records/', import.meta.url))

const replaysOf = ({ definition }: (typeof games)[number]) =>
  readdirSync(`${records}${definition.id}`).map((file) =>
    openReplay(definition, readRecord(readFileSync(`${records}${definition.id}/${file}`, 'utf8'))),
  )

test.each(games.map((module) => [module.definition.id, module] as const))(
  'nothing in the log of %s that everybody reads speaks to one of them',
  (_id, module) => {
    for (const replayed of replaysOf(module)) {
      const told = replayed.lines('everybody').map(({ line }) => lineText(line))
      expect(told.length).toBeGreaterThan(0)
      expect(told.filter((line) => /\byou(?:rs?|rself)?\b/i.test(line))).toEqual([])
    }
  },
)

test('what one seat alone was told names that seat to everybody, and not to itself', () => {
  const auction = games.find(({ definition }) => definition.id === 'sealed-auction')
  let seen = 0
  for (const replayed of auction === undefined ? [] : replaysOf(auction))
    for (const { seat, name } of replayed.summary.players) {
      const others = replayed.lines(seat === 0 ? 1 : 0).map(({ line }) => lineText(line))
      const own = replayed
        .lines(seat)
        .map(({ line }) => lineText(line))
        .filter((line) => line.startsWith('The money drawn is '))
      const all = replayed.lines('everybody').map(({ line }) => lineText(line))
      for (const line of own) {
        seen++
        expect(all).toContain(`${name}: ${line}`)
        expect(all).not.toContain(line)
        expect(others).not.toContain(`${name}: ${line}`)
      }
    }
  expect(seen).toBeGreaterThan(3)
})
