import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { proofsIn, unprovedIn } from './proofs-in.ts'

/** A folder with these files in it. */
function folderOf(files: Readonly<Record<string, readonly string[]>>): URL {
  const folder = mkdtempSync(join(tmpdir(), 'proofs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, lines] of Object.entries(files)) writeFileSync(join(folder, name), lines.join('\n'))
  return pathToFileURL(`${folder}/`)
}

const folder = () =>
  folderOf({
    'heron.test.ts': ["describe('Heron', () => {", "  test('fishes', () => {})", '})'],
    'more.test.ts': [
      "describe('Heron', () => {",
      "  test.each([1, 2])('lays %i', () => {})",
      '})',
      `describe("Farmer's Goose", () => {`,
      "  // test('is only spoken of', …)",
      "  test('feeds', () => {})",
      '})',
    ],
    'heron.ts': ["describe('Duck', () => {", "  test('is no test file', () => {})", '})'],
  })

test('what is proved under one title is found in all test files of a folder', () => {
  const proofs = proofsIn(folder())
  expect(new Set(proofs.keys())).toEqual(new Set(['Heron', "Farmer's Goose"]))
  expect(proofs.get("Farmer's Goose")?.tests).toEqual(['feeds'])
  expect(new Set(proofs.get('Heron')?.tests)).toEqual(new Set(['fishes', 'lays %i']))
  expect(proofs.get('Heron')?.files).toHaveLength(2)
})

test('one test is too few, and so is none', () => {
  expect(unprovedIn(folder(), ['Heron', "Farmer's Goose", 'Duck', 'Duck'])).toEqual(["Farmer's Goose", 'Duck'])
})

test('every row of a table at the top of a file proves whom it begins with', () => {
  const table = [
    'dives([',
    "  ['Heron', 'dives deep', 3],",
    `  ["Farmer's Goose", 'dives', 4],`,
    "  ['Heron', 'dives', 2],",
    '])',
  ]
  const list = ['const NAMES = [', "  ['Duck', 'Drake'],", ']']
  const proofs = proofsIn(folderOf({ 'diving.test.ts': [...table, ...list] }))
  expect([...proofs]).toEqual([
    ['Heron', { files: [expect.stringContaining('diving.test.ts')], tests: ['dives deep', 'dives'] }],
    ["Farmer's Goose", { files: [expect.stringContaining('diving.test.ts')], tests: ['dives'] }],
  ])
})
