import type { Score as ScoreShown } from '@turnwright/tabletop'
import type { PlayerView } from '../rules/view.ts'

/** Points and where they come from. Bonus cards that nobody shows yet are told as such. */
export function scoreSheet({ score, knowsBonus, bonusCount }: PlayerView): ScoreShown {
  const hidden = bonusCount === 1 ? '1 hidden card' : `${bonusCount} hidden cards`
  return {
    value: score.total,
    sources: [
      { title: 'Birds', value: score.birds },
      { title: 'Bonus cards', value: knowsBonus ? score.bonus : hidden },
      { title: 'Round goals', value: score.goals },
      { title: 'Eggs', value: score.eggs },
      { title: 'Food on cards', value: score.cached },
      { title: 'Tucked cards', value: score.tucked },
    ],
  }
}
