import type { Command } from './command.ts'
import { commands } from './commands/index.ts'
import { ExitCode } from './exit-code.ts'
import { helpFor, overview } from './help.ts'
import { Failure, Mistake } from './mistake.ts'
import { didYouMean } from './nearest.ts'
import type { Terminal } from './terminal.ts'
import { version } from './version.ts'

/** Carries out what was typed after `turnwright`, and says how it went as an exit code. */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await dispatch(args, terminal)
  } catch (thrown) {
    terminal.progress('')
    if (thrown instanceof Mistake) {
      const more = ['turnwright', ...(thrown.command === null ? [] : [thrown.command]), '--help'].join(' ')
      terminal.remark(`${thrown.message}\nMore: ${more}`)
      return ExitCode.mistaken
    }
    if (thrown instanceof Failure) {
      terminal.remark(thrown.message)
      return ExitCode.failed
    }
    throw thrown
  }
}

async function dispatch([first, ...rest]: readonly string[], terminal: Terminal): Promise<ExitCode> {
  if (first === undefined) {
    terminal.remark(overview(commands, (_, text) => text))
    return ExitCode.mistaken
  }
  if (first === '--version' || first === '-v') {
    terminal.say(version())
    return ExitCode.fine
  }
  if (isHelp(first)) return help(rest[0], terminal)
  const chosen = findCommand(first)
  const beforeTheEnd = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest
  if (beforeTheEnd.some((word) => word === '--help' || word === '-h')) return help(first, terminal)
  return chosen.run(rest, terminal)
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h' || word === 'help'
}

function help(name: string | undefined, terminal: Terminal): ExitCode {
  const { paint } = terminal
  terminal.sayPainted(name === undefined ? overview(commands, paint) : helpFor(findCommand(name), paint))
  return ExitCode.fine
}

function findCommand(name: string): Command {
  const found = commands.find((each) => each.name === name || each.aliases?.includes(name) === true)
  if (found !== undefined) return found
  const names = commands.map((each) => each.name)
  const what = name.startsWith('-') ? 'option' : 'command'
  throw new Mistake(`There is no ${what} "${name}"${didYouMean(name, names)} The commands are ${names.join(', ')}.`)
}
