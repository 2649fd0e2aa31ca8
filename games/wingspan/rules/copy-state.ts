import type { AutomaState } from './automa/state.ts'
import type { MatBird, PlayerState, RoundGoal, Tally, WingspanState } from './state.ts'

/**
 * A state that can be played on from while the first one stays. Tasks, and what a goal counted and paid, are never changed
 * once they are there, so both states hold the same ones.
 */
export function copyState(state: WingspanState): WingspanState {
  return {
    ...state,
    agenda: state.agenda.slice(),
    players: state.players.map(copyPlayer),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    tray: state.tray.slice(),
    bonusDeck: state.bonusDeck.slice(),
    bonusDiscard: state.bonusDiscard.slice(),
    drafting: state.drafting.slice(),
    repeats: state.repeats.slice(),
    feeder: state.feeder.slice(),
    goals: state.goals.map(copyGoal),
    automa: state.automa === null ? null : copyAutoma(state.automa),
  }
}

function copyPlayer(player: PlayerState): PlayerState {
  return {
    ...player,
    hand: player.hand.slice(),
    bonus: player.bonus.slice(),
    offered: player.offered.slice(),
    food: player.food.slice(),
    rows: player.rows.map((row) => row.map(copyBird)),
    ownTurn: copyTally(player.ownTurn),
    between: copyTally(player.between),
  }
}

function copyBird(bird: MatBird): MatBird {
  return { ...bird, tucked: bird.tucked.slice() }
}

function copyTally(tally: Tally): Tally {
  return { ...tally, food: tally.food.slice(), played: tally.played.slice(), used: tally.used.slice() }
}

function copyGoal(goal: RoundGoal): RoundGoal {
  return { ...goal }
}

function copyAutoma(automa: AutomaState): AutomaState {
  return {
    ...automa,
    bonus: automa.bonus.slice(),
    deck: automa.deck.slice(),
    discard: automa.discard.slice(),
    gone: automa.gone.slice(),
    birds: automa.birds.slice(),
    hidden: automa.hidden.slice(),
    cubes: automa.cubes.slice(),
  }
}
