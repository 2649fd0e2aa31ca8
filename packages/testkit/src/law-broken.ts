/** A game broke one of the laws. The message names the place; `explore` adds the law and a record to see it again. */
export class LawBroken extends Error {
  override readonly name: string = 'LawBroken'
}

/** The rules failed in a game that was merely played, whatever law it was played for: all others would meet the same. */
export class RulesFailed extends LawBroken {}

/** The game went on for so long that it was stopped. Looking for a shorter example would take as long, many times over. */
export class NeverEnds extends RulesFailed {}

/** What a runner of tests adds to the names of files that it loads anew. */
const LOADED_ANEW = /\?vitest=\d+/

const OUR_OWN = /\/packages\/(kernel|testkit)\/src\/(?!.*(fixtures\/|\.test\.ts))|node:|\/node_modules\//

/** The frames of a stack that lie in the game's own files, so that a failure points at the rule and not at the kernel. */
export function placeIn(stack: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const own = frames.filter((frame) => !OUR_OWN.test(frame)).slice(0, 3)
  return (own.length > 0 ? own : frames.slice(0, 3)).map((frame) => frame.trim().replace(LOADED_ANEW, '')).join('\n  ')
}
