import { type AgentKind, createGame, type GameRecord, Random, recordOf } from '@turnwright/kernel'
import { type CheckedTable, type GameUnderTest, namesFor } from '../game-under-test.ts'

/** A whole game between the programs that play well, or for every second table between all of them, the odd one too. */
export function playGolden({ definition, agents }: GameUnderTest, table: CheckedTable, number: number): GameRecord {
  const seed = `golden ${number}`
  const players = namesFor(table.players)
  const game = createGame(definition, { players, seed, options: table.options })
  const seated = companyOf(agents, number)
  for (const seat of players.keys()) {
    const kind = seated[(seat + number) % seated.length] as AgentKind
    game.seatResponder(seat, kind.create(Random.fromSeed(`${seed}#${seat}`)))
  }
  game.run()
  if (game.fault !== null) throw new Error(`a golden game of ${definition.name} failed: ${game.fault.message}`)
  return recordOf(game)
}

/** Slow programs are left out: they would not choose the same on another machine. */
function companyOf({ random, ...others }: GameUnderTest['agents'], number: number): readonly AgentKind[] {
  const good = Object.values(others).filter(({ slow }) => slow !== true)
  const all = random === undefined ? good : [...good, random]
  return good.length > 0 && number % 2 === 1 ? good : all
}
