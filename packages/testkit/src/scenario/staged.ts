import type { Cards, GameDefinition, GameModule, Rules, Seat } from '@turnwright/kernel'
import { definitionOf, type ModuleOrDefinition } from '../game-under-test.ts'
import type { ScenePlayer } from './scene-player.ts'

/** How a game's players are set up and read in scenarios. Every game supplies one, beside its tests. */
export interface Stage<State, Options, Setup, Reading, Scene, Verbs extends object> {
  /** Puts each player's things on the table that the game's own setup has laid. `scene` says the rest. */
  arrange(state: State, game: Rules<State, Options>, seats: readonly Setup[], scene: Scene): void
  /** For games whose scenarios begin far from any setup: makes the state to be arranged, in place of the setup. */
  lay?(game: Rules<State, Options>, seats: readonly Setup[], scene: Scene): State
  /** What a player has. */
  read(state: State, seat: Seat, cards: Cards): Reading
  /** What the game calls its answers: `ana.cooks('sheep')`. Each is done by choosing or answering, like all else. */
  verbs?(player: ScenePlayer<Reading>): Verbs
}

/** A game that scenarios can be played with. */
export interface Staged<State, Options, Setup, Reading, Scene, Verbs extends object> {
  readonly definition: GameDefinition<State, Options>
  readonly scenario: Stage<State, Options, Setup, Reading, Scene, Verbs>
}

export function staged<State, Options, Setup, Reading, Scene, Verbs extends object = object>(
  subject: ModuleOrDefinition<State, Options>,
  scenario: Stage<State, Options, Setup, Reading, Scene, Verbs>,
): Staged<State, Options, Setup, Reading, Scene, Verbs> {
  return { definition: definitionOf(subject), scenario }
}

/** A game as it is: players bring nothing, and have nothing to be read. */
export type Unstaged<State, Options> = GameModule<State, Options> | GameDefinition<State, Options>
export type Nothing = Readonly<Record<string, never>>

/** The same rules, beginning where the scenario begins and rolling what it scripts. Its records replay like any other. */
export function beginningWith<State, Options, Setup, Reading, Scene, Verbs extends object>(
  { definition, scenario }: Staged<State, Options, Setup, Reading, Scene, Verbs>,
  seats: readonly Setup[],
  scene: Scene,
  rolls: readonly number[] | null,
): GameDefinition<State, Options> {
  const scripted = new WeakSet<Rules<State, Options>>()
  // A game that is resumed never sets up, so whatever runs first lays the rolls out.
  const script = (game: Rules<State, Options>): void => {
    if (rolls === null || scripted.has(game)) return
    scripted.add(game)
    const used = game.random.scriptPosition
    game.random.script(rolls)
    game.random.scriptPosition = used
  }
  return Object.assign(Object.create(definition) as GameDefinition<State, Options>, {
    setup(game: Rules<State, Options>, options: Options): State {
      script(game)
      const state = scenario.lay?.(game, seats, scene) ?? definition.setup(game, options)
      scenario.arrange(state, game, seats, scene)
      return state
    },
    step(game: Rules<State, Options>): void {
      script(game)
      return definition.step(game)
    },
    leave(game: Rules<State, Options>, seat: Seat): void {
      script(game)
      return definition.leave(game, seat)
    },
  })
}
