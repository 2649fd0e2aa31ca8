import type { Score as ScoreShown } from '@turnwright/tabletop'
import type { PlayerView } from '../rules/view.ts'
import { SOURCE_TITLES } from '../words/sources.ts'

/** Points and where they come from. Bonus cards that nobody shows yet are told as such. */
export function scoreSheet({ score, knowsBonus, bonusCount }: PlayerView): ScoreShown {
  const hidden = bonusCount === 1 ? '1 hidden card' : `${bonusCount} hidden cards`
  return {
    value: score.total,
    sources: [
      { title: SOURCE_TITLES.birds, value: score.birds },
      { title: SOURCE_TITLES.bonus, value: knowsBonus ? score.bonus : hidden },
      { title: SOURCE_TITLES.goals, value: score.goals },
      { title: SOURCE_TITLES.eggs, value: score.eggs },
      { title: SOURCE_TITLES.cached, value: score.cached },
      { title: SOURCE_TITLES.tucked, value: score.tucked },
    ],
  }
}
