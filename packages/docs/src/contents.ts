import { ABOUT } from './about-pages.ts'
import type { IconName } from './icons.ts'
import { sourcesIn } from './sources.ts'

/** A page of the site, and the text that it is made of. */
export interface Entry {
  /** Its address: `adding-a-game` is `adding-a-game.html`. */
  readonly slug: string
  /** What the list of pages calls it. */
  readonly name: string
  /** Where its text stands, from the root of the repository. */
  readonly file: string
  /** What somebody finds there, where its first sentences do not say so. */
  readonly about?: string
  /** Where `file` is a folder: the files in it that the page prints whole. */
  readonly prints?: readonly string[]
}

export interface Chapter {
  readonly name: string
  /** What the first page says about it. */
  readonly about: string
  /** What stands beside its name there. */
  readonly sign: IconName
  readonly entries: readonly Entry[]
}

const entry = (slug: string, name: string, file = `docs/${slug}.md`): Entry => {
  const about = ABOUT[slug]
  return { slug, name, file, ...(about === undefined ? {} : { about }) }
}
const api = (name: string): Entry => entry(`api-${name}`, name, `docs/api/${name}.md`)
const apiOf = (game: string, name: string): Entry => ({
  ...api(game),
  about: `The declarations of the package of ${name}: its module and definition, what it asks and tells, its view and its options.`,
})
const rules = (game: string, name: string): Entry => entry(`rules-${game}`, name, `games/${game}/RULES.md`)

const folder = (game: string, name: string): Entry => ({
  ...entry(`game-${game}`, name, `games/${game}/README.md`),
  about: `How ${name} is built: its folders, its players, and what to do to change it.`,
})

const printing = (slug: string, name: string, at: string, files = '**/*.{ts,tsx,py}'): Entry => ({
  ...entry(slug, name, at),
  prints: sourcesIn(at, files),
})

const sources = (game: string, name: string): Entry =>
  printing(`source-${game}`, `${name}, file by file`, `games/${game}`)

/** Files of the repository that stand beside the pages as they are: what programs read. */
export const DATA: readonly string[] = ['docs/api/wire.json', 'docs/strength.json']

/** All that the site holds, in the order in which somebody new would read it. */
export const CONTENTS: readonly Chapter[] = [
  {
    name: 'Add a game',
    about: 'From numbered rules to a table in an afternoon.',
    sign: 'puzzle',
    entries: [
      entry('start', 'Start in a minute'),
      entry('adding-a-game', 'Your first game'),
      entry('hidden-information', 'Hidden information'),
      printing('example-rules', 'Rules to look up', 'examples/rules'),
      entry('workbench', 'The workbench'),
      entry('kernel', 'The kernel', 'packages/kernel/SPEC.md'),
      entry('kernel-doors', 'The kernel, to read', 'packages/kernel/README.md'),
      entry('actions', 'Actions, chains and costs', 'packages/actions/SPEC.md'),
      entry('publishing', 'Publishing a game'),
      entry('packages', 'Packages elsewhere'),
      entry('architecture', 'How it is built'),
    ],
  },
  {
    name: 'Prove it',
    about: 'Laws for every game in one line, one sentence a scenario.',
    sign: 'shield',
    entries: [
      entry('testing', 'Testing a game'),
      printing('example-packs', 'Cards proved as packs', 'games/wingspan/card-tests', '{packs,mutations}.test.ts'),
      entry('simulation', 'The simulated world'),
      entry('benchmarks', 'Benchmarks', 'benchmarks/README.md'),
      entry('contributing', 'Contributing', 'CONTRIBUTING.md'),
    ],
  },
  {
    name: 'Make players',
    about: 'They see what a seat sees, and may imagine the rest.',
    sign: 'bot',
    entries: [
      entry('players', 'Search and nets'),
      entry('training', 'Training a net', 'training/README.md'),
      entry('outside-players', 'Programs and language models'),
      printing('example-bots', 'Bots to begin with', 'examples/bots'),
      printing('example-players', 'A player in a file', 'examples/players'),
      entry('learners', 'Learners'),
      entry('python', 'The Python package', 'python/README.md'),
      printing('example-learners', 'Learners to begin with', 'python/examples'),
      entry('arena', 'Tournaments'),
      entry('strength', 'The ladder'),
    ],
  },
  {
    name: 'Play and host',
    about: 'One command and one folder of data; several machines where one is not enough.',
    sign: 'server',
    entries: [
      entry('operating', 'Run a server'),
      entry('deploy', 'Files to begin with', 'deploy/README.md'),
      printing('deploy-files', 'The files themselves', 'deploy', '*'),
      entry('wire', 'The wire, for other clients', 'packages/protocol/README.md'),
      printing('example-clients', 'A client to begin with', 'examples/clients'),
      entry('security', 'What it guards'),
      entry('permissions', 'Who may do what'),
      entry('changelog', 'What has changed', 'CHANGELOG.md'),
    ],
  },
  {
    name: 'The games, as folders',
    about: 'How each is built, and what one more card takes.',
    sign: 'folders',
    entries: [
      folder('wingspan', 'Wingspan'),
      folder('agricola', 'Agricola'),
      folder('estraven', 'Lords of Estraven'),
      folder('pokemon', 'Pokémon TCG'),
      folder('sealed-auction', 'Sealed Auction'),
      folder('tic-tac-toe', 'Tic-tac-toe'),
      sources('sealed-auction', 'Sealed Auction'),
      sources('tic-tac-toe', 'Tic-tac-toe'),
    ],
  },
  {
    name: 'API',
    about: 'All that each door of each package hands out.',
    sign: 'plug',
    entries: [
      api('kernel'),
      api('actions'),
      api('testkit'),
      api('workbench'),
      api('search'),
      api('tabletop'),
      api('guide'),
      api('replay'),
      api('arena'),
      api('protocol'),
      api('table'),
      api('server'),
      api('cli'),
      api('games'),
      api('create-turnwright'),
      apiOf('wingspan', 'Wingspan'),
      apiOf('agricola', 'Agricola'),
      apiOf('estraven', 'Lords of Estraven'),
      apiOf('pokemon', 'the Pokémon TCG'),
      apiOf('sealed-auction', 'Sealed Auction'),
      apiOf('tic-tac-toe', 'Tic-tac-toe'),
    ],
  },
  {
    name: 'Rulebooks',
    about: 'Every rule with its number, as the tests cite it.',
    sign: 'book',
    entries: [
      rules('wingspan', 'Wingspan'),
      rules('agricola', 'Agricola'),
      rules('estraven', 'Lords of Estraven'),
      rules('pokemon', 'Pokémon TCG'),
      rules('sealed-auction', 'Sealed Auction'),
      rules('tic-tac-toe', 'Tic-tac-toe'),
    ],
  },
]
