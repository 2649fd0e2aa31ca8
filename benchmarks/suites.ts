import { agricolaSuite } from './agricola/suite.ts'
import { arenaSuite } from './arena/suite.ts'
import { authorsSuite } from './authors/suite.ts'
import { estravenSuite } from './estraven/suite.ts'
import type { Suite } from './figure.ts'
import { kernelSuite } from './kernel/suite.ts'
import { pokemonSuite } from './pokemon/suite.ts'
import { serverSuite } from './server/suite.ts'
import { webSuite } from './web/suite.ts'
import { wingspanSuite } from './wingspan/suite.ts'

/** Every suite that `npm run bench` knows. */
export const SUITES: readonly Suite[] = [
  kernelSuite,
  serverSuite,
  webSuite,
  wingspanSuite,
  agricolaSuite,
  estravenSuite,
  pokemonSuite,
  arenaSuite,
  authorsSuite,
]
