import type { GameModule } from '@turnwright/kernel'
import { PACKAGES_PLACE } from '@turnwright/protocol/client'
import { looksOfServer } from '../game-looks/game-looks.ts'
import { isGameModule } from './is-game-module.ts'
import { NoRules } from './no-rules.ts'

/** Fetches a game that the page does not bring along: its server has built it for workers. `others` are those that it does. */
export async function outsideRules(game: string, others: readonly string[]): Promise<GameModule> {
  const script = await scriptOf(game, others)
  const { packagesForGames } = await import('./packages-for-games.ts')
  Reflect.set(globalThis, PACKAGES_PLACE, packagesForGames)
  const exported = await load(game, script)
  const module = Object.values(exported).find((each) => isGameModule(each) && each.definition.id === game)
  if (module === undefined) throw new NoRules(`The rules of “${game}” are not where the server laid them.`, RELOAD)
  return module as GameModule
}

const RELOAD = 'Load the page again.'

async function scriptOf(game: string, others: readonly string[]): Promise<string> {
  const looks = await looksOfServer()
  if (looks === null)
    throw new NoRules(
      `The rules of “${game}” are no part of this page, and the server cannot be asked for them now.`,
      'Try again with a network.',
    )
  const look = Object.hasOwn(looks, game) ? looks[game] : undefined
  if (look?.module !== undefined) return look.module
  if (look !== undefined)
    throw new NoRules(
      `The rules of “${game}” run on the server alone, so pages can neither play it by themselves nor play it again.`,
      'It is played at tables of the server.',
    )
  const played = new Set([...others, ...Object.keys(looks).filter((each) => looks[each]?.module !== undefined)])
  throw new NoRules(`The game is “${game}”, which is not played here.`, `Choose one of ${[...played].join(', ')}.`)
}

/** A script that is there and fails is another matter than one that did not come. */
async function load(game: string, script: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return (await import(/* @vite-ignore */ script)) as Readonly<Record<string, unknown>>
  } catch (error) {
    const isThere = await fetch(script).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isThere) throw new NoRules(`The rules of “${game}” could not be fetched.`, 'Try again.')
    const reason = error instanceof Error ? error.message : String(error)
    throw new NoRules(
      `The rules of “${game}” do not run in a page: ${reason}.`,
      'It is played at tables of the server.',
    )
  }
}
