import { eggRoom, findBird } from '../../rules/mat.ts'
import type { EggsByBird } from '../core.ts'
import {
  amountsOf,
  answerNow,
  type Asked,
  birdCalled,
  decline,
  decliningWord,
  leftOf,
  offeredBirds,
  oneByOne,
  type PlannedAnswer,
  Refusal,
  type Translation,
} from './translation.ts'

export const discardEggs: Translation<'discardEggs'> = {
  prompt: (asked) => ({
    kind: 'discardEggs',
    count: 1,
    eggsByEligibleBird: byBird(asked, ({ eggs }) => eggs),
    mayDecline: decliningWord(asked) !== null,
  }),

  read(asked, { sources }) {
    const eggs = oneByOne(sources)
    if (eggs.length === 0) return decline(asked)
    if (eggs.length > 1) throw new Refusal('TOO_MANY', `One egg is asked for, not ${eggs.length}`)
    return answerNow(asked, [birdCalled(asked, eggs[0])])
  },
}

export const placeEggs: Translation<'placeEggs'> = {
  prompt: (asked) => ({
    kind: 'placeEggs',
    count: leftOf(asked.about),
    remainingCapacitiesByEligibleBird: byBird(asked, eggRoom),
  }),

  read(asked, { placements }) {
    const left = leftOf(asked.about)
    const asking = asked.about.kind
    const room = byBird(asked, eggRoom)
    for (const [instance, n] of amountsOf(placements))
      if (n > (room[instance] ?? 0)) throw new Refusal('NO_ROOM', `${instance} has no room for ${n} eggs`)
    const eggs = oneByOne(placements).map((instance) => birdCalled(asked, instance))
    if (eggs.length > left) throw new Refusal('TOO_MANY', `${left} eggs can be laid, not ${eggs.length}`)
    const laid = eggs.map((card, at): PlannedAnswer => ({ asking, left: left - at, select: () => [card] }))
    if (eggs.length === left) return laid
    return [...laid, { asking, left: left - eggs.length, select: () => ['done'] }]
  },
}

function byBird(asked: Asked, value: (bird: ReturnType<typeof findBird>) => number): EggsByBird {
  return Object.fromEntries(
    Array.from(offeredBirds(asked), ([instance, card]) => [instance, value(findBird(asked.player, card))]),
  )
}
