import type { RefKey } from '@turnwright/tabletop'
import type { LinkView, TargetView } from '../../rules/view.ts'

/** What lights up when a link is pointed at: itself, what it is aimed at, and who takes part in it. */
export function litBy({ link, card, targets, others }: LinkView): readonly RefKey[] {
  return [
    `space:link-${link}`,
    `card:${card}`,
    ...targets.map(keyOfTarget),
    ...others.map((other) => `card:${other.card}`),
  ]
}

export function keyOfTarget(target: TargetView): RefKey {
  if (target.kind === 'card') return `card:${target.card}`
  return target.kind === 'link' ? `space:link-${target.link}` : `seat:${target.seat}`
}
