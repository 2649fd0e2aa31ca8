import type { RoundTracker } from '@turnwright/tabletop'
import type { MatchState, TurnPhase } from '../match/vocabulary.ts'
import type { DuelView } from '../rules/view.ts'

const PHASES: Readonly<Record<TurnPhase, string>> = {
  DRAW: 'drawing',
  MAIN_PHASE: 'main phase',
  ATTACK: 'attack',
  END: 'end',
  SELECT_ACTIVE_POKEMON: 'a new Active Pokémon',
}

const SETUP: Readonly<Partial<Record<MatchState, string>>> = {
  DECK_VALIDATION: 'Choosing decks',
  DRAWING_CARDS: 'Drawing cards',
  SET_PRIZE_CARDS: 'Setting Prizes',
  SELECT_ACTIVE_POKEMON: 'Choosing Active Pokémon',
  SELECT_BENCH_POKEMON: 'Filling the Bench',
  FIRST_PLAYER_SELECTION: 'Who goes first',
  MATCH_ENDED: 'The duel is over',
}

/** "Turn 14 · main phase". */
export function roundTracker({
  turnNumber,
  phase,
  matchState,
  suddenDeaths,
}: Pick<DuelView, 'turnNumber' | 'phase' | 'matchState' | 'suddenDeaths'>): RoundTracker {
  const where = SETUP[matchState] ?? (turnNumber === 0 ? 'Setting up' : `Turn ${turnNumber} · ${PHASES[phase]}`)
  return { label: suddenDeaths > 0 ? `Sudden Death · ${where}` : where }
}
