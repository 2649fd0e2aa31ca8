import type { GameModule } from '@turnwright/kernel'
import { type DoStep, type Guide, guideWords, isDo, stepsOf } from '@turnwright/guide'
import { type AnySelection, PSEUDO_LOCALE } from '@turnwright/kernel/host'
import { Rehearsal } from './rehearsal.ts'

/** What fits into the note, in letters. */
const ROOM = { title: 44, say: 250, why: 300, meanwhile: 200, otherwise: 220 }

/** Everything in which a guide does not fit its game; nothing where a learner can follow it from beginning to end. */
export function examineGuide(
  module: Pick<GameModule, 'definition'>,
  guide: Guide,
  ruleNumbers: ReadonlySet<string>,
): readonly string[] {
  return [...playedThrough(module, guide), ...numbersMissing(guide, ruleNumbers), ...wordsAmiss(guide)]
}

/** As the coach says it, and once for each other answer that a step takes. */
function playedThrough(module: Pick<GameModule, 'definition'>, guide: Guide): readonly string[] {
  const others = new Map<DoStep, readonly AnySelection[]>()
  const first = new Rehearsal(module, guide)
  first.play(
    () => undefined,
    (step) => isDo(step) && others.set(step, first.othersAt(step)),
  )
  if (first.problems.length > 0) return first.problems
  const branches = [...others].flatMap(([step, answers]) =>
    answers.map((other) => {
      const { problems, offered } = new Rehearsal(module, guide).play((at) => (at === step ? other : undefined))
      return { name: `where ${step.id} is answered with ${JSON.stringify(other)}`, problems, offered }
    }),
  )
  const problems = branches.flatMap(({ name, problems: own }) => own.map((problem) => `${name}: ${problem}`))
  return problems.length > 0 ? problems : neverGiven(guide, [first, ...branches])
}

/** A step lists its answers once, so the very same object is met again. */
function neverGiven(guide: Guide, played: readonly Pick<Rehearsal, 'offered'>[]): readonly string[] {
  const offered = new Set(played.flatMap((each) => each.offered))
  return stepsOf(guide).flatMap((step) => {
    if (!isDo(step) || step.also === undefined || step.also === 'any') return []
    const idle = step.also.filter((other) => !offered.has(other))
    return idle.map((other) => `${step.id}: ${JSON.stringify(other)} can never be given`)
  })
}

function numbersMissing(guide: Guide, there: ReadonlySet<string>): readonly string[] {
  return stepsOf(guide).flatMap(({ id, rules = [] }) =>
    rules.filter((number) => !there.has(number)).map((number) => `${id}: there is no rule ${number}`),
  )
}

function wordsAmiss(guide: Guide): readonly string[] {
  const { chapters, steps, learned } = guideWords(guide.words, null)
  const [ids, parts] = [stepsOf(guide).map(({ id }) => id), guide.chapters.map(({ id }) => id)]
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: two steps have this name`)
  const speechless = [...ids.filter((id) => steps[id] === undefined), ...parts.filter((id) => !chapters[id])]
  const unused = [
    ...Object.keys(steps).filter((id) => !ids.includes(id)),
    ...Object.keys(chapters).filter((id) => !parts.includes(id)),
  ]
  const harsh = stepsOf(guide).filter((step) => isDo(step) && step.also !== 'any' && !steps[step.id]?.otherwise)
  const unexplained = ids.filter((id) => steps[id] !== undefined && !steps[id].why)
  const long = Object.entries(steps).flatMap(([id, words]) =>
    Object.entries(ROOM).flatMap(([part, most]) => {
      const { length } = words[part as keyof typeof ROOM] ?? ''
      return length > most ? [`${id}: ${part} has ${length} letters, and room for ${most}`] : []
    }),
  )
  return [
    ...twice,
    ...speechless.map((id) => `${id}: it has no words`),
    ...unused.map((id) => `${id}: nobody says these words`),
    ...harsh.map(({ id }) => `${id}: nothing is said to another answer`),
    ...unexplained.map((id) => `${id}: it is not said why`),
    ...long,
    ...(learned.length === 0 ? ['the end: nothing is said of what was learned'] : []),
    ...untranslated(guide),
  ]
}

/** Words that another language could not reach. */
function untranslated(guide: Guide): readonly string[] {
  const { chapters, steps, learned } = guideWords(guide.words, PSEUDO_LOCALE)
  const texts = [...Object.values(chapters), ...Object.values(steps).flatMap((each) => Object.values(each)), ...learned]
  return texts.filter((text) => !String(text).startsWith('⟦')).map((text) => `it is not translated: ${text}`)
}
