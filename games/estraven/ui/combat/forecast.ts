import type { EstravenView, PermanentView } from '../../rules/view.ts'

type Fighting = Pick<PermanentView, 'power' | 'resistance' | 'left'>

export interface Clash {
  readonly attackerTakes: number
  readonly blockerTakes: number
  readonly attackerFalls: boolean
  readonly blockerFalls: boolean
}

/** What a blocked pair would do to each other. */
export function clashOf(attacker: Fighting, blocker: Fighting): Clash {
  const attackerTakes = Math.max(0, blocker.power - attacker.resistance)
  const blockerTakes = Math.max(0, attacker.power - blocker.resistance)
  return {
    attackerTakes,
    blockerTakes,
    attackerFalls: attackerTakes >= attacker.left,
    blockerFalls: blockerTakes >= blocker.left,
  }
}

/** "takes 2, 3 left", "takes 5 and falls". */
export function woundWords(takes: number, left: number): string {
  if (takes === 0) return 'takes 0'
  return takes >= left ? `takes ${takes} and falls` : `takes ${takes}, ${left - takes} left`
}

/** "takes 2 and falls; deals 1": the blocker's side of a clash. */
export function blockWords(attacker: Fighting, blocker: Fighting): string {
  const { attackerTakes, blockerTakes, attackerFalls } = clashOf(attacker, blocker)
  const deals = attackerFalls ? `deals ${attackerTakes} and fells it` : `deals ${attackerTakes}`
  return `${woundWords(blockerTakes, blocker.left)}; ${deals}`
}

/** The attackers that nobody blocks yet. */
export function freeAttackers({ combat, players }: EstravenView): readonly PermanentView[] {
  if (combat === null) return []
  const field = players[combat.attacker]?.battlefield ?? []
  return combat.attackers.flatMap(({ card }) => {
    const isBlocked = combat.blocks.some(({ attacker }) => attacker === card)
    return isBlocked ? [] : field.filter((unit) => unit.card === card)
  })
}
