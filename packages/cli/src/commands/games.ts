import type { GameModule } from '@turnwright/kernel'
import { games as registry } from '@turnwright/games'
import { type Command, command } from '../command.ts'
import { ExitCode } from '../exit-code.ts'
import { seatsText } from '../game-choice.ts'
import { optionText } from '../table-options.ts'
import type { Terminal } from '../terminal.ts'

export const games: Command = command({
  name: 'games',
  summary: 'Lists the games, who can play them and what a table can choose',
  words: [],
  flags: { json: { type: 'boolean', about: 'Print the list as JSON' } },
  examples: ['turnwright games', 'turnwright games --json'],

  async carryOut({ values }, terminal) {
    if (values.json === true) terminal.say(JSON.stringify(registry.map(facts), null, 2))
    else terminal.sayPainted(registry.map((game) => introduction(game, terminal.paint)).join('\n\n'))
    return ExitCode.fine
  },
})

function facts({ definition, about, agents }: GameModule) {
  const { id, name, rules, seats } = definition
  return {
    id,
    name,
    rules,
    seats,
    tagline: about.tagline,
    minutes: about.minutes,
    tutorial: about.tutorial === true,
    agents: Object.entries(agents).map(([agent, kind]) => ({ name: agent, about: kind.about })),
    options: about.options ?? [],
  }
}

function introduction({ definition, about, agents }: GameModule, paint: Terminal['paint']): string {
  const { id, name, seats } = definition
  const tutorial = about.tutorial === true ? ', a good one to begin with' : ''
  return [
    `${paint('bold', id)}  ${name}`,
    `  ${about.tagline}`,
    `  ${seatsText(seats)} players, about ${about.minutes} min${tutorial}`,
    ...Object.entries(agents).map(([agent, kind]) => `  agent ${agent}: ${kind.about}`),
    ...(about.options ?? []).map((field) => `  option ${optionText(field)}: ${field.title}`),
  ].join('\n')
}
