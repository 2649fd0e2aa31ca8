import type { HandCard } from '../card.ts'
import type { ActiveEffect, AnytimeOp, Effect, GameEvent, ScoringOp, SpaceEffect, Trigger } from '../effect.ts'
import { HARVEST_ROUNDS, TOTAL_ROUNDS } from '../round-cards.ts'
import { amountWords, goodsWords, listed, pointsWords, pointTierWords } from './amounts.ts'
import { conditionWords } from './conditions.ts'
import { HOUSES, hookWords } from './hooks.ts'
import { opWords } from './ops.ts'
import { spacesWords } from './spaces.ts'

type Declared = Pick<HandCard, 'effects' | 'anytimeConversions' | 'bakingConversion' | 'allowsAnytimeCropMove'>

/** What a card says, made of what it does: one sentence for each effect. */
export function cardText(card: Declared): string {
  const sentences: string[] = []
  card.effects.forEach((effect, at) => {
    const before = card.effects[at - 1]
    const more = before === undefined ? null : furtherSale(before, effect)
    if (more === null) sentences.push(effectWords(effect))
    else sentences.push(`${sentences.pop()?.slice(0, -1)}; ${more}.`)
  })
  sentences.push(...conversionWords(card))
  return sentences.length === 0 ? 'Worth its points and nothing else.' : sentences.join(' ')
}

function effectWords(effect: Effect): string {
  switch (effect.on) {
    case 'static':
      return hookWords(effect.mod)
    case 'scoring':
      return `At the end, ${listed(effect.do.map(scoringWords))}.`
    case 'anytime':
      return listed(effect.do.map(anytimeWords))
    case 'useSpace':
    case 'event':
    case 'play':
    case 'roundStart':
    case 'returnHome':
    case 'roundEnd':
    case 'fieldPhaseStart':
    case 'fieldPhase':
    case 'once':
      return sentence(`${whenWords(effect)}${deedWords(effect)}${proviso(effect)}`)
  }
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}

const EVENTS: Readonly<Record<GameEvent, string>> = {
  buildImprovement: 'you build an improvement, this one included',
  bakeBread: 'you bake bread',
  newPasture: 'you fence a new pasture',
  renovate: 'you renovate',
  buildRooms: 'you build rooms',
  playOccupation: 'you have played an occupation',
}

const MOMENTS: Readonly<Record<Exclude<Trigger, 'play' | 'once' | 'roundEnd'>, string>> = {
  roundStart: 'At the start of each round',
  returnHome: 'When people return home',
  fieldPhaseStart: 'When the field phase begins',
  fieldPhase: 'In each field phase',
}

/** What begins with "if" stands at the end, but for cards that ask when they are played or wait for it. */
function proviso({ on, if: condition }: ActiveEffect): string {
  if (condition === undefined || on === 'play' || on === 'once') return ''
  const words = conditionWords(condition)
  return words.startsWith('if ') ? ` ${words}` : ''
}

/** When and if it happens, up to the comma; nothing where a card acts when it is played. */
function whenWords(effect: ActiveEffect): string {
  const { if: condition, rounds } = effect
  const words = condition === undefined || proviso(effect) !== '' ? '' : conditionWords(condition)
  const so = words === '' ? '' : ` ${words}`
  const inRounds = rounds === undefined ? '' : ` ${roundsWords(rounds)}`
  switch (effect.on) {
    case 'useSpace':
      return `${placementWords(effect)}${so}${inRounds}, `
    case 'event':
      if (effect.timing === 'before') return `Each time before you play an occupation${so}${inRounds}, `
      return `Each time ${EVENTS[effect.event]}${so}${inRounds}, `
    case 'play':
      return words === '' ? '' : `${words} when you play this, `
    case 'once':
      return `as soon as ${words.replace(/^if /, '')}, `
    case 'roundEnd':
      return `When ${rounds === undefined ? 'a round' : `round ${listed(rounds.map(String), 'or')}`} ends${so}, `
    case 'roundStart':
    case 'returnHome':
    case 'fieldPhaseStart':
    case 'fieldPhase':
      return `${MOMENTS[effect.on]}${so}${inRounds}, `
  }
}

const AFTER_HARVESTS = HARVEST_ROUNDS.map((round) => round + 1).filter((round) => round <= TOTAL_ROUNDS)

function roundsWords(rounds: readonly number[]): string {
  return rounds.join() === AFTER_HARVESTS.join()
    ? 'in the round after a harvest'
    : `in round ${listed(rounds.map(String), 'or')}`
}

const USERS = { self: 'you', others: 'another player', any: 'anyone' } as const

function placementWords({ at, by, timing }: SpaceEffect): string {
  const spaces = spacesWords(at)
  if (timing === 'endOfTurn') return `When ${by === 'self' ? 'your' : 'a'} turn on ${spaces} ends`
  if (timing === 'immediatelyAfter') return `Right after ${USERS[by]} used ${spaces}`
  return `Each time ${USERS[by]} ${by === 'self' ? 'use' : 'uses'} ${spaces}`
}

/** What is done, with what is paid for it. */
function deedWords(effect: ActiveEffect): string {
  const { may = false, pay, limit, do: ops } = effect
  const times = limit?.perGame === undefined ? '' : `, at most ${limit.perGame} times in the game`
  const back = ops.some((op) => 'returnToSpace' in op)
  const deeds = ops.filter((op) => !('returnToSpace' in op)).map(opWords)
  if (pay !== undefined) {
    const price = back ? `put ${goodsWords(pay).replace(' ', ' of the ')} back on it` : `pay ${goodsWords(pay)}`
    const gained = deeds.every(isGain) ? `for ${joined(deeds.map(withoutGet))}` : `to ${joined(deeds)}`
    return `${may ? 'you may ' : ''}${price} ${gained}${times}`
  }
  const also = effect.on === 'useSpace' && effect.by === 'self' && effect.timing === 'with' ? 'also ' : ''
  const done = deeds.every(isGain) ? `get ${joined(deeds.map(withoutGet))}` : joined(deeds)
  return `${may ? `you may ${also}` : also}${done}${times}`
}

function isGain(deed: string): boolean {
  return deed.startsWith(GET)
}

function withoutGet(deed: string): string {
  return deed.slice(GET.length)
}

const GET = 'get '

/** Where something could be taken together wrongly, a comma keeps it apart. */
function joined(deeds: readonly string[]): string {
  return deeds.some((deed) => / or | for /.test(deed)) ? deeds.join(', and ') : listed(deeds)
}

/** The same sale on another space: `on Pig Market, for 1 boar`. */
function furtherSale(before: Effect, effect: Effect): string | null {
  if (before.on !== 'useSpace' || effect.on !== 'useSpace' || effect.pay === undefined) return null
  const terms = ({ by, timing, may, pay, if: condition }: SpaceEffect): string =>
    JSON.stringify([by, timing, may, pay, condition])
  if (terms(before) !== terms(effect)) return null
  const deeds = effect.do.map(opWords)
  return deeds.every(isGain) ? `on ${spacesWords(effect.at)}, for ${joined(deeds.map(withoutGet))}` : null
}

function scoringWords(op: ScoringOp): string {
  if ('pointsTier' in op) return pointTierWords(op.pointsTier.by, op.pointsTier.tiers)
  if ('pointsAllPlayers' in op)
    return `whoever has the most rooms gets ${pointsWords(op.pointsAllPlayers.points)}, tied players too`
  if ('pointsBy' in op) {
    const { house } = op.pointsBy
    const each = (['wood', 'clay', 'stone'] as const).map((of) => `${house[of]} in a ${HOUSES[of]} house`)
    return `get points for your house: ${listed(each)}`
  }
  const { points } = op
  if (typeof points === 'number' || !('count' in points)) return `get ${amountWords(points, pointsWords)}`
  const { animals, freeCapacity } = points.count.pasture
  const inside = animals.min === 1 ? '1 animal' : `${animals.min} animals`
  return `get 1 point for each pasture with at least ${inside} and room for at least ${freeCapacity.min} more`
}

function anytimeWords(op: AnytimeOp): string {
  if ('pile' in op)
    return [
      sentence(`${listed(op.pile.topToBottom)} lie here in this order`),
      `At any time, you may buy the top good for ${goodsWords(op.pile.price)}.`,
    ].join(' ')
  const { exchange } = op
  const from = new Set(exchange.map((each) => goodsWords(each.from)))
  const trades =
    from.size === 1
      ? `${[...from].join('')} for ${listed(
          exchange.map(({ to }) => goodsWords(to)),
          'or',
        )}`
      : listed(
          exchange.map(({ from: given, to }) => `${goodsWords(given)} for ${goodsWords(to)}`),
          'or',
        )
  return `At any time, you may trade ${trades}.`
}

function conversionWords({ anytimeConversions, bakingConversion, allowsAnytimeCropMove }: Declared): readonly string[] {
  const words: string[] = []
  if (allowsAnytimeCropMove === true)
    words.push('At any time, you may move 1 crop from a field with at least 2 to an empty field.')
  if (anytimeConversions !== undefined)
    words.push(
      `At any time, you may turn ${listed(anytimeConversions.map(({ from, rate }) => `${from} into ${rate} food`))} each.`,
    )
  if (bakingConversion !== undefined) {
    const { rate, limit } = bakingConversion
    words.push(`Bakes ${limit === undefined ? 'any number of grain' : `up to ${limit} grain`} for ${rate} food each.`)
  }
  return words
}
