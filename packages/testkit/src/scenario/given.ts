import { type Game, openTable } from '@turnwright/kernel'
import { onTestFinished } from 'vitest'
import { definitionOf, gameUnderTest } from '../game-under-test.ts'
import { Scene } from './scene.ts'
import { ScenePlayer } from './scene-player.ts'
import { beginningWith, type Nothing, type Staged, type Unstaged } from './staged.ts'

/** What every scenario can lay down beside its players. */
export interface SceneBasics {
  readonly seed?: string
  /** What dice and coins show, in order. All of them must be used. */
  readonly rolls?: readonly number[]
  readonly options?: unknown
}

type Cast<Name extends string, Reading> = Readonly<Record<Name, ScenePlayer<Reading>>> & { readonly scene: Scene }

/**
 * A game that begins as the scenario says. Names are seats, in their order. When the test finishes, the scene ends and
 * fails by itself if something was left open or leaked; see `Scene.ends`.
 */
export function given<State, Options, Name extends string>(
  game: Unstaged<State, Options>,
  players: Readonly<Record<Name, Nothing>>,
  scene?: SceneBasics,
): Cast<Name, Nothing>
export function given<State, Options, Setup, Reading, More, Name extends string>(
  game: Staged<State, Options, Setup, Reading, More>,
  players: Readonly<Record<Name, Setup>>,
  scene?: SceneBasics & More,
): Cast<Name, Reading>
export function given<State, Options, Setup, Reading, More extends object>(
  game: Staged<State, Options, Setup, Reading, More> | Unstaged<State, Options>,
  players: Readonly<Record<string, Setup>>,
  { seed = 'scenario', rolls, options, ...more }: SceneBasics & Partial<More> = {},
): Cast<string, Reading> {
  const stage = 'scenario' in game ? game : bare<State, Options, Setup, Reading, More>(game)
  const definition = beginningWith(stage, Object.values(players), more as unknown as More, rolls ?? null)
  const table = openTable(definition, { players: Object.keys(players), seed, options })
  const scene = new Scene(gameUnderTest(definition), table)
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') scene.ends()
  })
  const staged = scene.game as Game<State, Options>
  const cast = table.players.map(({ seat, name }) => [
    name,
    new ScenePlayer(scene, seat, () => stage.scenario.read(staged.state, seat, staged)),
  ])
  return Object.assign(Object.fromEntries(cast), { scene }) as Cast<string, Reading>
}

function bare<State, Options, Setup, Reading, More>(
  game: Unstaged<State, Options>,
): Staged<State, Options, Setup, Reading, More> {
  return { definition: definitionOf(game), scenario: { arrange: () => {}, read: () => ({}) as Reading } }
}
