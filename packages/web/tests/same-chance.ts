import { games } from '@turnwright/games'
import type { AgentKind, GameModule } from '@turnwright/kernel'
import { fingerprintOf } from '@turnwright/kernel/host'
import { Random } from '@turnwright/kernel/search'

/** As much of the server's store as is needed to open a table. */
interface TableStore {
  create(table: object, ...rest: never[]): unknown
}

/** Settings of a server at which the same answers always lead to the same game: one seed, and bots whose chance lies in what they see. */
export function sameChance() {
  return { games: games.map(withSteadyBots), wrapStore: withOneSeed, botPace: [0, 0] }
}

const steady: AgentKind = {
  about: 'Answers the same question in the same place in the same way.',
  create: () => (question) => {
    const { view, log } = question.projection()
    return question.randomAnswer(Random.fromSeed(fingerprintOf({ view, seat: question.seat, told: log.total })))
  },
}

function withSteadyBots(module: GameModule): GameModule {
  const { master } = module.agents
  return { ...module, agents: { steady, ...(master === undefined ? {} : { master }) } }
}

function withOneSeed<Store extends TableStore>(store: Store): Store {
  return new Proxy(store, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (key === 'create')
        return (table: object, ...rest: never[]) => target.create({ ...table, seed: 'transcript' }, ...rest)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
