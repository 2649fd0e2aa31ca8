import type { Seat } from '@turnwright/kernel'
import { type Game, project, type Prompt } from '@turnwright/kernel/host'
import { imagine, originOf, type Random, randomSelection } from '@turnwright/kernel/search'
import type { Check } from '../check.ts'
import { firstDifference } from '../difference.ts'
import { LawBroken } from '../law-broken.ts'
import { type Sitting, seatOf } from '../play/sitting.ts'
import { sparsely } from '../sparsely.ts'

const ANSWERS_IN_A_FORK = 6

interface Tally {
  asked: number
  imagined: number
}

/** What an agent imagines shows its seat the same, goes on like a game, and the same answers lead it to the same end. */
export const imaginesFaithfully: Check = {
  law: 'can be imagined by whoever is asked: it looks the same to them, and the same answers give the same fork',
  style: 'random',
  begin: () => {
    const tally: Tally = { asked: 0, imagined: 0 }
    return {
      atQuestion: sparsely((sitting) => {
        for (const selector of sitting.game.waiting?.selectors ?? [])
          imagineTwice(sitting, seatOf(sitting.game, selector), tally)
      }),
      afterAll() {
        if (tally.asked > 0 && tally.imagined === 0)
          throw new LawBroken(`nobody could imagine any of ${tally.asked} questions: no other deal ever leads to them`)
      },
    }
  },
}

function imagineTwice(sitting: Sitting, seat: Seat, tally: Tally): void {
  const { game } = sitting
  const name = sitting.nameOf(seat)
  const [one, other] = [fork(sitting, seat), fork(sitting, seat)]
  tally.asked++
  if (one === null && other === null) return
  tally.imagined++
  if (one === null || other === null || one.fingerprint() !== other.fingerprint())
    throw new LawBroken(`imagined twice for ${name} with the same chance, the forks differ\n  ${sitting.place()}`)
  // Answers that others gave in secret within this step are given anew, and may lead to another view.
  if (!hasSecretAnswers(game, seat)) looksTheSame(sitting, one, seat)
  playOn(sitting, one, sitting.chance('fork'))
  playOn(sitting, other, sitting.chance('fork'))
  if (one.fingerprint() !== other.fingerprint())
    throw new LawBroken(`two equal forks of ${name} differ after the same answers\n  ${sitting.place()}`)
}

function fork(sitting: Sitting, seat: Seat): Game | null {
  return imagine(sitting.game, seat, sitting.chance(`imagine ${seat}`))
}

function hasSecretAnswers(game: Game, seat: Seat): boolean {
  return originOf(game).tail.some((entry) => entry.seat !== seat && entry.kind !== 'leave' && 'private' in entry)
}

function looksTheSame(sitting: Sitting, imagined: Game, seat: Seat): void {
  const [real, fork] = [sitting.game, imagined].map((game) => {
    const { view, prompts } = project(game, seat)
    return { view, prompts: prompts.map(withoutId) }
  })
  const difference = firstDifference(real, fork)
  if (difference !== null)
    throw new LawBroken(`what ${sitting.nameOf(seat)} imagines looks different: ${difference}\n  ${sitting.place()}`)
}

/** A fork counts its answers from the step on. */
function withoutId({ requestId: _, ...prompt }: Prompt): unknown {
  return prompt
}

function playOn(sitting: Sitting, game: Game, chance: Random): void {
  for (let answers = 0; answers < ANSWERS_IN_A_FORK && game.waiting !== null; answers++) {
    const [selector] = game.waiting.selectors
    if (selector === undefined) return
    const { actor, title } = selector
    game.respondToInputRequest({ actor, title, selection: randomSelection(selector, chance) })
    sitting.mustStand(game, 'playing on in an imagined game')
  }
}
