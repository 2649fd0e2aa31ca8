import type { Estimate, Judgement, Review, Standing, Unit } from '@turnwright/search/review'
import { standingOf } from '@turnwright/search/review'

/** Whose answers are looked at: one's own, or those of somebody with a name. */
export interface Whose {
  readonly isMe: boolean
  readonly name: string
}

const NUMBERS = ['Nothing', 'One', 'Two', 'Three']

export function titleWords(moments: number, whose: Whose): string {
  const who = whose.isMe ? 'you' : whose.name
  if (moments === 0) return `Nothing cost ${who} surely`
  return moments === 1 ? `One moment that cost ${who}` : `${NUMBERS[moments] ?? moments} moments that cost ${who} most`
}

/** How the choices of a review stand. */
export interface Share {
  readonly choices: number
  readonly asGood: number
  readonly inDoubt: number
}

export function shareOf({ answers, unit }: Pick<Review, 'answers' | 'unit'>): Share {
  const count = (wanted: Standing) => answers.filter((answer) => standingOf(answer, unit) === wanted).length
  const inDoubt = count('in-doubt')
  const asGood = count('as-good') + inDoubt
  return { choices: asGood + count('worse'), asGood, inDoubt }
}

export function shareWords({ choices, asGood, inDoubt }: Share, whose: Whose): string {
  const of = whose.isMe ? `your ${choices}` : `the ${choices}`
  const by = whose.isMe ? '' : ` of ${whose.name}`
  const doubt = inDoubt === 0 ? '' : `, give or take ${inDoubt}`
  return `${asGood} of ${of} ${choices === 1 ? 'choice' : 'choices'}${by} ${asGood === 1 ? 'was' : 'were'} as good as the bot’s${doubt}`
}

/** "43 %" or "81.8". */
export function amountWords(amount: number, unit: Unit): string {
  return unit === 'chance' ? `${Math.round(amount * 100)} %` : amount.toFixed(1)
}

/** What something cost: "−5.5" or "−12 %". Never more than nothing. */
export function lossWords(cost: Estimate, unit: Unit): string {
  return `−${amountWords(Math.max(0, cost.mean), unit)}`
}

/** How much more or less was promised than before: "+12 %" or "−5.5". */
export function changeWords(by: number, unit: Unit): string {
  return `${by < 0 ? '−' : '+'}${amountWords(Math.abs(by), unit)}`
}

export function unitWords(unit: Unit): string {
  return unit === 'chance' ? 'to win' : 'points'
}

/** "4.8 to 6.3". */
export function rangeWords({ interval: [least, most] }: Estimate, unit: Unit): string {
  const bare = (amount: number) => signed(amount, unit)
  return `${bare(least).replace(/ %$/, '')} to ${bare(most)}`
}

/** Whether chance makes no difference to it, as far as its words go. */
export function isExact({ interval: [least, most] }: Estimate, unit: Unit): boolean {
  return amountWords(least, unit) === amountWords(most, unit)
}

function signed(amount: number, unit: Unit): string {
  const words = amountWords(Math.abs(amount), unit)
  return amount < 0 && !/^0(\.0)?( %)?$/.test(words) ? `−${words}` : words
}

/** Half the width of the interval: "±1.2". */
export function giveOrTake({ interval: [least, most] }: Estimate, unit: Unit): string {
  const half = (most - least) / 2
  return `±${unit === 'chance' ? Math.round(half * 100) : half.toFixed(1)}`
}

/** How the chance to win goes down with what was chosen, where points were compared; null where nothing is known of it. */
export function chanceFall({ options }: Judgement, unit: Unit): string | null {
  const better = options.find(({ isPreferred }) => isPreferred)?.chance ?? null
  const chosen = options.find(({ isChosen }) => isChosen)?.chance ?? null
  if (unit === 'chance' || better === null || chosen === null) return null
  return `The chance to win goes from ${amountWords(better.mean, 'chance')} to ${amountWords(chosen.mean, 'chance')}.`
}
