import { readFileSync } from 'node:fs'
import type { Names } from './names.ts'

/** What games are tested with; a test keeps these as those of the repository. */
export const TOOLS = { '@types/node': '26.6.6', typescript: '7.0.2', vitest: '5.1.0' } as const

/** What a folder needs to be a project of its own. */
export function projectFiles({ id, title }: Names): Readonly<Record<string, string>> {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    readonly version: string
  }
  const manifest = {
    // npm installs nothing below a package of the same name.
    name: Object.hasOwn(TOOLS, id) ? `${id}-game` : id,
    version: '0.0.0',
    private: true,
    description: `${title}, a game for Turnwright.`,
    type: 'module',
    exports: './index.ts',
    engines: { node: '>=26' },
    scripts: {
      dev: 'turnwright dev .',
      start: 'turnwright serve .',
      play: 'turnwright play .',
      test: 'vitest run',
      check: 'tsc',
      record: 'turnwright record .',
    },
    dependencies: { '@turnwright/kernel': version },
    devDependencies: { '@turnwright/cli': version, '@turnwright/testkit': version, ...TOOLS },
  }
  return {
    'package.json': jsonText(manifest),
    'tsconfig.json': jsonText({ compilerOptions }),
    // Written rather than copied: npm leaves a file of this name out of its packages.
    '.gitignore': UNKEPT.map((line) => `${line}\n`).join(''),
  }
}

/** What is installed, what `npm start` keeps of its tables, and what is built for publishing. */
const UNKEPT = ['node_modules/', 'data/', 'dist/', '*.log', '.DS_Store']

const compilerOptions = {
  target: 'esnext',
  module: 'nodenext',
  lib: ['esnext'],
  // For tests, which say by an address where they stand.
  types: ['node'],
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  // For a board, in ui/index.tsx: its elements, and its styles, which the compiler does not read.
  jsx: 'react-jsx',
  noUncheckedSideEffectImports: false,
}

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
