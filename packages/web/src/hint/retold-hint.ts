import type { Projection, Prompt } from '@turnwright/kernel/host'
import type { Hint } from '@turnwright/search/hint'
import type { GameUi } from '@turnwright/tabletop'

/** A hint on a question that is answered with data of the game's own, in the words that its board has for that. */
export function retoldHint(hint: Hint, prompt: Prompt, { view, seat }: Projection, ui: GameUi | null): Hint {
  if (prompt.type !== 'action') return hint
  const options = hint.options.map((option) => {
    const [answer] = 'anytimeAction' in option.answer ? [] : option.answer
    const told = ui?.toldAnswer?.({ prompt, view, seat }, answer) ?? null
    return told === null ? option : { ...option, words: [told.words], refs: told.refs }
  })
  return { ...hint, options }
}
