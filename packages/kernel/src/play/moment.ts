import type { Answers } from './answers.ts'
import type { Beginning } from './beginning.ts'
import type { LogEntry } from './log.ts'
import type { Timeline } from './timeline.ts'

/** A new game takes over what lies before the moment it begins from. */
export function takeFrom<State>({ tail, lost }: Beginning, timeline: Timeline<State>, answers: Answers<State>): void {
  timeline.inherited = tail.length
  timeline.adopt(tail as readonly LogEntry[], tail)
  answers.fork = {
    at: tail.length,
    random: 0,
    ofTable: true,
    forgetful: null,
    lost: lost === null ? null : (cards) => ({ ...cards, slots: lost }),
    expected: null,
  }
}
