import { builtinModules } from 'node:module'
import type { DummyRuleMap } from 'oxlint'
import { gameFolders, type Layer, testkit } from './layers.ts'

interface Refusal {
  group?: string[]
  regex?: string
  message: string
}

/** The linter replaces a rule's options instead of merging them, so each folder gets its whole list of refusals at once. */
export function refuseImports(...refusals: Refusal[]): DummyRuleMap {
  return { 'no-restricted-imports': ['error', { patterns: refusals }] }
}

export const refuseTestkit: Refusal = {
  group: [testkit, `${testkit}/**`],
  message: 'The testkit is for *.test.ts files only.',
}

export const refuseBoardgameIo: Refusal = {
  group: ['boardgame.io', 'boardgame.io/**'],
  message: 'boardgame.io is what we measure against: benchmarks and tests only.',
}

export const refuseNode: Refusal = {
  regex: `^(node:.*|(${builtinModules.filter((name) => !name.startsWith('node:')).join('|')})(/.*)?)$`,
  message: 'Rules run in browsers too, and do no I/O.',
}

/** Rules ask and tell; who runs them, and who thinks about them, stands behind other doors. */
export const refuseOtherDoors: Refusal = {
  group: ['@turnwright/kernel/*'],
  message: 'Rules, cards and words need @turnwright/kernel alone: its other doors are for hosts and for agents.',
}

/** Everything of ours is refused but what the layer stands on. */
export function refuseUpward({ folder, below }: Layer): Refusal {
  return {
    group: ['@turnwright/**', ...below.flatMap((name) => [`!${name}`, `!${name}/**`])],
    message: `${folder} may import only what stands below it (scripts/lint/layers.ts).`,
  }
}

/** A path such as ../../server/src/tables.ts walks around the package's door, and so around its layer. */
export function refuseSidePaths(): Refusal {
  const games = gameFolders().map((folder) => folder.slice('games/'.length))
  return {
    regex: `^(\\.\\./)+(packages/|games/|[^./][^/]*/src/|(${games.join('|')})/)`,
    message: 'Import another package by its name, not by a path into its folder.',
  }
}
