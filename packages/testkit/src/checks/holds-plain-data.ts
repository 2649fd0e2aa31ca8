import { findImpurity, samePlain } from '@turnwright/kernel/host'
import type { Check } from '../check.ts'
import { LawBroken } from '../law-broken.ts'
import { findUntellable } from '../plain-telling.ts'
import { projections, type Sitting } from '../play/sitting.ts'
import { sparsely } from '../sparsely.ts'

/** State at every checkpoint and question, and everything that leaves through the projection. */
export const holdsPlainData: Check = {
  law: 'holds nothing but plain data, and tells nothing else',
  style: 'adversarial',
  begin: () => {
    const watchedSittings = new WeakSet<Sitting>()
    const survives = sparsely(survivesJson)
    return {
      atQuestion(sitting) {
        if (!watchedSittings.has(sitting)) {
          watchedSittings.add(sitting)
          sitting.watch.beforeStep = (game) => stateIsPlain(sitting, game)
        }
        everythingIsPlain(sitting)
        survives(sitting)
      },
      atEnd: everythingIsPlain,
    }
  },
}

function everythingIsPlain(sitting: Sitting): void {
  const { game, onlookers } = sitting
  stateIsPlain(sitting, game)
  mustBeTellable(sitting, game.log, 'the log')
  mustBeTellable(sitting, game.result, 'the result')
  for (const [at, projection] of projections(game, onlookers).entries())
    mustBeTellable(sitting, projection, `the projection for ${sitting.nameOf(onlookers[at] as number | null)}`)
}

function stateIsPlain(sitting: Sitting, { state }: { readonly state: unknown }): void {
  const impurity = findImpurity(state)
  if (impurity !== null) throw new LawBroken(`${impurity}\n  ${sitting.place()}`)
}

/** A game's own way to copy its state must come to the same; what it shares with the original is never changed, or replays differ. */
function isCopiedWhole(sitting: Sitting, state: unknown): void {
  const copy = sitting.subject.definition.copy?.(state)
  if (copy !== undefined && !samePlain(copy, state))
    throw new LawBroken(`the game's own copy of the state differs from it\n  ${sitting.place()}`)
}

function survivesJson(sitting: Sitting): void {
  const { state } = sitting.game
  isCopiedWhole(sitting, state)
  if (!samePlain(JSON.parse(JSON.stringify(state)), state))
    throw new LawBroken(`the state is not the same after JSON.stringify and JSON.parse\n  ${sitting.place()}`)
}

function mustBeTellable(sitting: Sitting, value: unknown, name: string): void {
  const found = findUntellable(value, name)
  if (found !== null) throw new LawBroken(`${found}\n  ${sitting.place()}`)
}
