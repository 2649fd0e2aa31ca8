import { ROW_CONFIGS, type Trade } from '../../cards/board.ts'
import { HABITATS } from '../../cards/habitat.ts'
import { totalEggs, totalFood } from '../../rules/mat.ts'
import type { Question } from '../../rules/questions.ts'
import type { ActionReward, TurnActionKind } from '../prompts.ts'
import { type Asked, answerNow, offeredCards, type PlannedAnswer, Refusal, type Translation } from './translation.ts'

const ROW_ACTIONS = ['GAIN_FOOD', 'LAY_EGGS', 'DRAW_CARDS'] as const
const RESOURCES = ['FOOD', 'EGGS', 'CARDS'] as const
const TRADES: readonly Question['kind'][] = ['trade-card', 'trade-food', 'trade-egg']

/** Playing a bird is asked for by a prompt of its own, to the same question; see the engine. */
export const turnAction: Translation<'turnAction'> = {
  prompt: (asked) => ({ kind: 'turnAction', rewardsByAction: rewardsFor(asked) }),

  read(asked, { action, takeBonus }) {
    const row = ROW_ACTIONS.findIndex((each) => each === action)
    const habitat = HABITATS[row]
    const reward = rewardsFor(asked)[action]
    if (habitat === undefined || reward === undefined)
      throw new Refusal('UNKNOWN_ACTION', `${String(action)} cannot be done now`)
    if (takeBonus === true && reward.bonus === undefined)
      throw new Refusal('NO_BONUS', `${action} has no bonus that you can pay for now`)
    return [...answerNow(asked, [habitat]), ...(takeBonus === true ? [] : refuseTrade(row))]
  },
}

/** The trade was refused with the action, so it is not asked for. */
function refuseTrade(row: number): readonly PlannedAnswer[] {
  const asking = TRADES[row]
  return asking === undefined ? [] : [{ asking, select: () => ['skip'] }]
}

function rewardsFor(asked: Asked): Partial<Record<TurnActionKind, ActionReward>> {
  const rewards: Partial<Record<TurnActionKind, ActionReward>> = {}
  if (offeredCards(asked).length > 0) rewards.PLAY_BIRD = { reward: null }
  for (const [row, action] of ROW_ACTIONS.entries()) rewards[action] = rewardOf(asked, row)
  return rewards
}

function rewardOf(asked: Asked, row: number): ActionReward {
  const birds = asked.player.rows[row]?.length ?? 0
  const config = ROW_CONFIGS[row]
  const trade = config?.bonusRewards[birds] ?? null
  const reward = { type: RESOURCES[row] as (typeof RESOURCES)[number], count: config?.baseRewards[birds] ?? 0 }
  return trade === null || !canTrade(asked, trade) ? { reward } : { reward, bonus: bonusOf(trade) }
}

function bonusOf({ tradeFrom, tradeFromAmount, tradeTo, tradeToAmount }: Trade) {
  return { cost: { type: tradeFrom, count: tradeFromAmount }, reward: { type: tradeTo, count: tradeToAmount } }
}

function canTrade({ player }: Asked, { tradeFrom }: Trade): boolean {
  if (tradeFrom === 'CARDS') return player.hand.length > 0
  return tradeFrom === 'FOOD' ? totalFood(player) > 0 : totalEggs(player) > 0
}
