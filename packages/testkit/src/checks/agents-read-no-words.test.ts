import type { AgentKind, GameModule } from '@turnwright/kernel'
import { describe, expect, test } from 'vitest'
import { hold, pondWith } from '../fixtures/holding.ts'
import type { PondState } from '../fixtures/pond.ts'
import { agentsReadNoWords } from './agents-read-no-words.ts'

const waving = pondWith({
  words: { en: { wave: () => 'Wave', nod: () => 'Nod', greet: () => 'Greet somebody' } },
  step(game) {
    const choices = [{ about: { kind: 'wave' } }, { about: { kind: 'nod' } }]
    game.requestInputSingle({ actor: 'ana', about: { kind: 'greet' }, choices })
    game.state.round++
  },
})

function played(by: AgentKind): GameModule<PondState, Record<string, never>> {
  return { definition: waving, about: { tagline: '', minutes: 1 }, agents: { by } }
}

describe('rewording finds', () => {
  test('nothing in an agent that goes by what choices are about', () => {
    const sound: AgentKind = { about: '', create: () => () => ['nod'] }
    expect(hold(played(sound), agentsReadNoWords)).toBeGreaterThan(1)
  })

  test('an agent that reads', () => {
    const reader: AgentKind = {
      about: '',
      create: () => (question) => [question.projection().prompts[0]?.title === 'Greet somebody' ? 'wave' : 'nod'],
    }
    expect(() => hold(played(reader), agentsReadNoWords)).toThrow(
      /the agent "by" answers "Greet somebody" of ana in another way/,
    )
  })
})
