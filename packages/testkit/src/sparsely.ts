import type { Sitting } from './play/sitting.ts'

const ALL_OF_THE_FIRST = 8
const THEN_EVERY = 10

/** For costly looks: at the first moments of each game, then now and then; at all of them where time is no matter. */
export function sparsely(look: (sitting: Sitting) => void): (sitting: Sitting) => void {
  const seen = new WeakMap<Sitting, number>()
  return (sitting) => {
    const moment = seen.get(sitting) ?? 0
    seen.set(sitting, moment + 1)
    if (sitting.subject.thorough || moment < ALL_OF_THE_FIRST || moment % THEN_EVERY === 0) look(sitting)
  }
}
