import { chooseDecks, mulligan } from './beginning.ts'
import { resolveLink } from './chain.ts'
import { fight } from './combat.ts'
import { endIfDecided } from './ending.ts'
import { takeMainAction } from './main-phase.ts'
import { askPriority } from './priority.ts'
import type { Estraven } from './state.ts'
import { resolveTrigger } from './triggers.ts'
import { endPhase, startTurn } from './turn.ts'

/** One step: whatever is due. The chain comes first; E47: then what was set off, and only then the fight or the phase goes on. */
export function step(game: Estraven): void {
  const { state } = game
  if (state.chain.locked) resolveLink(game)
  else if (state.chain.priority !== null) {
    askPriority(game)
    // Nothing private was answered since the step began, so it may go on; most links are answered by nobody.
    if (state.chain.locked) resolveLink(game)
  } else if (state.triggers.length > 0) resolveTrigger(game)
  else if (state.combat !== null) fight(game)
  else playPhase(game)
  endIfDecided(game)
}

function playPhase(game: Estraven): void {
  const { state } = game
  switch (state.phase) {
    case 'decks':
      return chooseDecks(game)
    case 'mulligan':
      return mulligan(game)
    case 'start':
      return startTurn(game)
    case 'main':
      return takeMainAction(game, state.turn)
    case 'end':
      endPhase(game)
      if (state.triggers.length === 0) startTurn(game)
  }
}
