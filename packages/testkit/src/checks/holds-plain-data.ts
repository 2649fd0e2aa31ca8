import { findImpurity, type Game, samePlain } from '@turnwright/kernel'
import type { Check } from '../check.ts'
import { LawBroken } from '../law-broken.ts'
import { projections, type Sitting } from '../play/sitting.ts'

/** State at every checkpoint and question, and everything that leaves through the projection. */
export const holdsPlainData: Check = {
  law: 'holds nothing but plain data, and tells nothing else',
  style: 'adversarial',
  begin: () => {
    const watchedSittings = new WeakSet<Sitting>()
    return {
      atQuestion(sitting) {
        if (!watchedSittings.has(sitting)) {
          watchedSittings.add(sitting)
          sitting.watch.beforeStep = (game) => stateIsPlain(sitting, game)
        }
        everythingIsPlain(sitting)
      },
      atEnd: everythingIsPlain,
    }
  },
}

function everythingIsPlain(sitting: Sitting): void {
  const { game, onlookers } = sitting
  stateIsPlain(sitting, game)
  mustBePlain(sitting, game.log, 'log')
  mustBePlain(sitting, game.result, 'result')
  for (const [at, projection] of projections(game, onlookers).entries())
    mustBePlain(sitting, projection, `the projection for ${sitting.nameOf(onlookers[at] as number | null)}`)
}

function stateIsPlain(sitting: Sitting, game: Game): void {
  mustBePlain(sitting, game.state, 'state')
}

function mustBePlain(sitting: Sitting, value: unknown, name: string): void {
  const impurity = findImpurity(value, name)
  if (impurity !== null) throw new LawBroken(`${impurity}\n  ${sitting.place()}`)
  if (!samePlain(JSON.parse(JSON.stringify(value)), value))
    throw new LawBroken(`${name} is not the same after JSON.stringify and JSON.parse\n  ${sitting.place()}`)
}
