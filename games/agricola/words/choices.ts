import type { Words } from '@turnwright/kernel'
import type { CardType } from '../cards/card.ts'
import type { Granted } from '../cards/effect.ts'
import { type Good, goodsText } from '../cards/goods.ts'
import { MAJORS } from '../cards/majors.ts'
import type { SpacePart } from '../cards/space.ts'
import type { Anytime, Chosen } from '../rules/questions.ts'
import { cellWords, converterName, majorName, spaceText, spaceTitle } from './names.ts'
import { cropMoveWords } from './questions.ts'

const PARTS: Readonly<Record<SpacePart, string>> = {
  'build-rooms': 'Build rooms',
  'build-stables': 'Build stables',
  'build-one-stable': 'Build a stable',
  plow: 'Plow a field',
  sow: 'Sow',
  bake: 'Bake bread',
}

const GRANTED: Readonly<Record<Granted['action'], string>> = {
  plow: 'Plow a field',
  bakeBread: 'Bake bread',
  fencePasture: 'Fence a pasture',
  buildStable: 'Build a stable',
  buildRoom: 'Build a room',
  renovate: 'Renovate',
  playOccupation: 'Play an occupation',
  playMinor: 'Play a minor improvement',
}

const PILES: Readonly<Record<CardType, string>> = { occupation: 'Occupation', minor: 'Minor improvement' }

export const choices: Words<Chosen> = {
  'go-to': ({ space, lies, isFamily }) => ({
    title: spaceTitle(space),
    detail: lies === null ? spaceText(space, isFamily) : goodsText(lies),
  }),
  'stay-at-home': () => 'Stay at home',
  'let-newborn-rest': () => 'Let the offspring rest',
  'place-nobody': () => 'Place nobody else now',
  part: ({ part }) => PARTS[part],
  done: () => 'Done',
  'at-cell': ({ cell }) => `Row${cellWords(cell).slice(3)}`,
  'sow-at': ({ crop, field }, say) =>
    'cell' in field ? `Sow ${crop} at ${cellWords(field.cell)}` : say`Sow ${crop} on ${say.card(field.card)}`,
  'crops-at': ({ crop, n, field }, say) => say`${'cell' in field ? field.cell : say.card(field.card)} (${crop} x${n})`,
  'empty-field': ({ field }, say) => ('cell' in field ? field.cell : [say.card(field.card)]),
  'bake-with': ({ with: by, food }) => `${converterName(by)}: grain → ${food} food`,
  goods: ({ goods }) => goodsText(goods),
  'give-back': ({ major }) => `Give back the ${majorName(major)}`,
  'so-many': ({ n }) => String(n),
  'renovate-to': ({ material }) => `To a ${material} house`,
  major: ({ major }) => ({ title: majorName(major), detail: priceOf(major) }),
  minor: ({ card }, say) => [say.card(card)],
  'no-improvement': () => 'No improvement',
  grant: ({ action }) => GRANTED[action],
  'effect-of': ({ card }, say) => [say.card(card)],
  'promised-field': () => 'The promised field',
  'let-go': ({ animal }) => `Let 1 ${animal} go`,
  'stop-converting': () => 'Done converting',
  feed: () => 'Feed family',
  'harvest-crops': () => 'Harvest crops',
  'go-on': () => 'Go on',
  'count-points': () => 'Count points',
  pile: ({ of }) => PILES[of],
  'keep-none': () => 'None of them',
}

export const anytime: Words<Anytime> = {
  convert: ({ with: by, good, food }) => `${converterName(by)}: ${spelled(good)} → ${food} food`,
  swap: ({ with: by, from, to }) => `${converterName(by)}: ${goodsText(from)} → ${goodsText(to)}`,
  'move-crop': ({ with: card }) => cropMoveWords(card),
  'move-animals': () => 'Move your animals',
}

function priceOf(id: string): string {
  const { cost = {}, returns = [] } = MAJORS.find((major) => major.id === id) ?? {}
  return returns.length === 0 ? goodsText(cost) : `${goodsText(cost)}, or give back a Fireplace`
}

/** How the side panel spells a good. */
function spelled(good: Good): string {
  return good === 'vegetable' ? 'vegetables' : good
}
