import { type Game, openTable } from '@turnwright/kernel/host'
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

type Cast<Name extends string, Player> = Readonly<Record<Name, Player>> & { readonly scene: Scene }

/**
 * A game that begins as the scenario says. Names are seats, in their order. When the test finishes, the scene ends and
 * fails by itself if something was left open or leaked; see `Scene.ends`.
 */
export function given<State, Options, Name extends string>(
  game: Unstaged<State, Options>,
  players: Readonly<Record<Name, Nothing>>,
  scene?: SceneBasics,
): Cast<Name, ScenePlayer<Nothing>>
export function given<State, Options, Setup, Reading, More, Verbs extends object, Name extends string>(
  game: Staged<State, Options, Setup, Reading, More, Verbs>,
  players: Readonly<Record<Name, Setup>>,
  scene?: SceneBasics & More,
): Cast<Name, ScenePlayer<Reading> & Verbs>
export function given<State, Options, Setup, Reading, More extends object, Verbs extends object>(
  game: Staged<State, Options, Setup, Reading, More, Verbs> | Unstaged<State, Options>,
  players: Readonly<Record<string, Setup>>,
  { seed = 'scenario', rolls, options, ...more }: SceneBasics & Partial<More> = {},
): Cast<string, ScenePlayer<Reading> & Verbs> {
  const stage = 'scenario' in game ? game : bare<State, Options, Setup, Reading, More, Verbs>(game)
  const definition = beginningWith(stage, Object.values(players), more as unknown as More, rolls ?? null)
  const table = openTable(definition, { players: Object.keys(players), seed, options })
  const scene = new Scene(gameUnderTest(definition), table)
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') scene.ends()
  })
  const { scenario } = stage
  const live = scene.game as Game<State, Options>
  const cast = table.players.map(({ seat, name }) => {
    const player = new ScenePlayer(scene, seat, () => scenario.read(live.state, seat, live.cards))
    return [name, Object.assign(player, scenario.verbs?.(player))] as const
  })
  return Object.assign(Object.fromEntries(cast), { scene }) as unknown as Cast<string, ScenePlayer<Reading> & Verbs>
}

function bare<State, Options, Setup, Reading, More, Verbs extends object>(
  game: Unstaged<State, Options>,
): Staged<State, Options, Setup, Reading, More, Verbs> {
  return { definition: definitionOf(game), scenario: { arrange: () => {}, read: () => ({}) as Reading } }
}
