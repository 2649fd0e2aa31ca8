import { BrokenLaw } from './fault.ts'

/** So many of the last looks are told, newest first: around the rules there may be others who look, such as a test. */
const LATEST = 6

/**
 * Steps that run on and on fail nowhere, so nothing says where. One more is run to see: the stack of what is told leads
 * to where a step looked at the game last, which is about where it gave up.
 */
export function idleSteps<Game extends object>(what: string, game: Game, step: (game: Game) => unknown): BrokenLaw {
  const looks: string[] = []
  const watched = new Proxy(game, {
    get(one, key) {
      looks.unshift(framesHere())
      const value: unknown = Reflect.get(one, key, one)
      return typeof value === 'function' ? (value.bind(one) as unknown) : value
    },
  })
  try {
    step(watched)
  } catch {
    // Whatever it does now comes too late.
  }
  const broken = new BrokenLaw(what)
  if (looks.length > 0) broken.stack = [`${broken.name}: ${what}`, ...looks.slice(0, LATEST)].join('\n')
  return broken
}

function framesHere(): string {
  const { stack = '' } = new Error()
  return stack.slice(stack.indexOf('\n') + 1)
}
