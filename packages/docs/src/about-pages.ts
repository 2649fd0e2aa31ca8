/** What each page is good for, in a sentence, for models that choose among them: many texts begin with their subject at once. */
export const ABOUT: Readonly<Record<string, string>> = {
  start: 'Begin a game of your own with npm create turnwright: the files it writes, the commands, and how rules read.',
  'adding-a-game':
    'The whole path of a game in twelve steps: state, setup, steps, questions, lines, view, end, agents, board, tests and coach.',
  'hidden-information':
    'A recipe for every kind of secret: hands, face-down cards, looking, shuffling, slipping, and what tells a secret by accident.',
  workbench:
    'turnwright dev: the table from every seat, the state and every answer of a game while you write it, and what saving does.',
  kernel: 'The numbered rules of the kernel: questions, answers, checkpoints, undo, cards, views, records and replays.',
  actions:
    'The numbered laws of the package for costs, targets, priority, chains of reactions and triggered abilities.',
  publishing: 'How a game becomes a package that others install with npm, and what to settle before.',
  packages: 'What is in the tarballs, which doors they have, and how they are tried before anybody installs them.',
  architecture:
    'How questions are asked without waiting, how everything else follows from that, and what each package does.',
  testing:
    'describeGame and its laws, golden records, scenarios of one sentence, proofs by rule number, cards as packs, mutations.',
  simulation:
    'A world of servers, tables and clients on virtual time, in which much goes wrong, the same again from a seed.',
  benchmarks: 'How speed is measured, against which bars, and how to read the figures.',
  contributing: 'Commands, layers, style and tests of the repository itself.',
  players:
    'Players that think ahead: minds, levels, settings, search, nets, hints and reviews, with a whole mind for a game of your own.',
  training: 'How a net is trained from games, which files come of it, and how it is tried before it plays.',
  'outside-players':
    'How programs in any language, language models and clients of the Model Context Protocol take a seat: messages, limits, forfeits.',
  learners:
    'turnwright env: batches of games for reinforcement learning in Python, with masks, observations and rewards.',
  arena: 'turnwright tournament and turnwright work: ratings with intervals, many machines, stopping and going on.',
  strength: 'How strong every agent of every game is, as a tournament measured it, and how to measure it again.',
  operating:
    'How a server is run: settings, data, backups, upgrades, several machines, mail, metrics and what to do when something fails.',
  wire: 'The HTTP routes and the event stream for clients in other languages, with a first table played over them.',
  security: 'What a server protects against whom, by which means, and the tests that prove it.',
  permissions: 'Every route of the server, and which of the people at and around a table may use it.',
  changelog: 'What is new for authors, players and operators, and which rules have changed.',
  'api-kernel':
    'What rules are written with: GameDefinition, GameModule, questions, Cards, words, agents; and doors for hosts, search and replays.',
  'api-tabletop':
    'What boards are made of: GameUi, BoardProps, BoardLayout, Place, HandFan, emblems, and everything else that boards share.',
  'api-testkit': 'What tests are written with: describeGame, describeRules, playOut, given, staged and their types.',
  'api-server':
    'How a server is made and run within a program: its options, its stores, administration and looks of games.',
  'api-cli': 'The one function behind the turnwright command, for programs that run it within themselves.',
  'api-games':
    'The list of the games of this repository, and how games of somebody’s own are opened from folders and packages.',
  'api-create-turnwright':
    'The functions behind npm create turnwright and turnwright new, which begin a game in a folder.',
  'api-protocol': 'Everything on the wire: schemas of requests and answers, the table of routes, and the typed client.',
}
