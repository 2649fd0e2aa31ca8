import type { AnySelection, Game, Prompt } from '@turnwright/kernel/host'
import { requestIdOf } from '@turnwright/kernel/host'
import { randomSelection } from '@turnwright/kernel/search'
import type { Lots } from '../time/lots.ts'

/** What somebody who knows the rules answers; where the question is an old one, whatever stands first. */
export function choose(
  game: Game | null,
  seat: number,
  prompt: Pick<Prompt, 'requestId' | 'choices' | 'min'>,
  lots: Lots,
): AnySelection {
  const name = game?.player(seat).name
  const selector = game?.waiting?.selectors.find(
    (each) => each.actor === name && requestIdOf(game, seat, each) === prompt.requestId,
  )
  if (selector !== undefined) return JSON.parse(JSON.stringify(randomSelection(selector, lots.random))) as AnySelection
  return prompt.choices.slice(0, Math.max(1, prompt.min)).map(({ id }) => id)
}
