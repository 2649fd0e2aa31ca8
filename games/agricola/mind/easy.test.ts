import { createGame, type Responder } from '@turnwright/kernel/host'
import { type Question, Random } from '@turnwright/kernel/search'
import { expect, test } from 'vitest'
import { agricolaModule } from '../index.ts'
import type { AgricolaAbout } from '../rules/about.ts'
import { agricola } from '../rules/agricola.ts'
import type { AgricolaView } from '../rules/view.ts'

type Asked = Question<AgricolaView, AgricolaAbout>

test.each([{ cards: 'none' }, { cards: 'base' }] as const)(
  'Easy takes no begging marker while something can be turned into food, %j',
  (options) => {
    let fed = 0
    const begged: string[] = []
    for (let number = 0; number < 6; number++) {
      const game = createGame(agricola, { players: ['ana', 'bo'], seed: `fed ${number}`, options })
      game.keepCheckpoints()
      for (const seat of [0, 1]) {
        const easy = agricolaModule.agents['easy']?.create(Random.fromSeed(`${number} ${seat}`)) as Responder
        game.seatResponder(seat, (question) => {
          const answer = easy(question)
          const { about, selector } = question as Asked
          if (about?.kind === 'convert-to-food' && selector.type !== 'action') {
            fed++
            const choices = question.projection().prompts[0]?.choices ?? []
            const stop = choices.find((choice) => choice.about?.kind === 'stop-converting')
            if (JSON.stringify(answer) === JSON.stringify([stop?.id])) begged.push(`${number}: ${about.need}`)
          }
          return answer
        })
      }
      game.run()
      expect(game.fault).toBeNull()
    }
    expect(begged).toEqual([])
    expect(fed).toBeGreaterThan(5)
  },
)
