import { expect, test } from 'vitest'
import { Lots } from '../time/lots.ts'
import { Disk } from './disk.ts'

const RECORDS = Array.from({ length: 6 }, (_, n) => `record ${n} ${'x'.repeat(n * 7)}`)

test('after a crash every record that can be read is one that was written, in its order and whole', () => {
  const lengths = new Set<number>()
  for (let seed = 0; seed < 300; seed++) {
    const disk = new Disk()
    const ends = RECORDS.map((record) => disk.append(record))
    disk.sync(ends[1] as number)
    const found = disk.crash(new Lots(`crash ${seed}`))
    expect(found).toEqual(RECORDS.slice(2, 2 + found.length))
    lengths.add(found.length)
  }
  expect(lengths, 'nothing, all, and everything between').toEqual(new Set([0, 1, 2, 3, 4]))
})

test('what was written after a crash is not mixed with what was lost', () => {
  const disk = new Disk()
  disk.append('lost')
  disk.crash(new Lots('nothing is left'))
  const end = disk.append('kept')
  disk.sync(end)
  expect(disk.crash(new Lots('again'))).toEqual([])
})
