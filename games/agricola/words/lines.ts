import { counted, type Words } from '@turnwright/kernel'
import { type Goods, GOODS, goodsText, nameOfGood } from '../cards/goods.ts'
import type { Line } from '../rules/lines.ts'
import { cellWords, fieldWords, majorName, sourceWords, spaceName, spaceTitle } from './names.ts'

export const lines: Words<Line> = {
  'all-keep-two': () => 'Everybody keeps an occupation and a minor improvement',
  'round-brings': ({ round, space }) => `Round ${round} brings ${spaceName(space)}`,
  'goes-to': ({ seat, space }, say) => say`${say.seat(seat)} goes to ${spaceTitle(space)}`,
  'comes-back': ({ seat, space }, say) =>
    say`${say.seat(seat)} can do nothing at ${spaceTitle(space)} any more and comes back`,
  'finds-nothing': ({ seat }, say) => say`${say.seat(seat)} finds nothing to do`,
  'newborn-works': ({ seat }, say) => say`${say.seat(seat)} lets the offspring work`,
  'newborn-back': ({ seat, returned }, say) =>
    say`${say.seat(seat)} gets ${goodsText(returned)} back for the offspring`,
  'newborn-rests': ({ seat }, say) => say`${say.seat(seat)} lets the offspring rest`,
  'takes-marker': ({ seat }, say) => say`${say.seat(seat)} takes the start marker`,
  gets: ({ seat, good, n, from }, say) =>
    say`${say.seat(seat)} gets ${n} ${nameOfGood(good, n)} from ${sourceWords(from, say)}`,
  'gets-points': ({ seat, n, card }, say) =>
    say`${say.seat(seat)} gets ${n === 1 ? 'a point' : `${n} points`} from ${say.card(card)}`,
  'leaves-goods': ({ seat, goods }, say) => say`${say.seat(seat)} leaves ${goodsText(goods)} there`,
  'lays-goods': ({ seat, goods, rounds }, say) =>
    say`${say.seat(seat)} lays ${goodsText(goods)} ${rounds.length === 1 ? 'on round' : 'each on rounds'} ${rounds.join(', ')}`,
  'lays-field': ({ seat, round }, say) => say`${say.seat(seat)} lays a field on round ${round}`,
  'family-grows': ({ seat, people }, say) => say`${say.seat(seat)}'s family grows to ${people}`,
  plows: ({ seat, cell }, say) => say`${say.seat(seat)} plows a field at ${cellWords(cell)}`,
  sows: ({ seat, crop, field }, say) => say`${say.seat(seat)} sows ${crop} at ${fieldWords(field, say)}`,
  'moves-crop': ({ seat, from, to }, say) =>
    say`${say.seat(seat)} moves a crop from ${fieldWords(from, say)} to ${fieldWords(to, say)}`,
  bakes: ({ seat, food }, say) => say`${say.seat(seat)} bakes 1 grain for ${food} food`,
  'builds-room': ({ seat, material, cell }, say) =>
    say`${say.seat(seat)} builds a ${material} room at ${cellWords(cell)}`,
  renovates: ({ seat, material }, say) => say`${say.seat(seat)} now lives in a ${material} house`,
  'builds-stable': ({ seat, cell, paid }, say) =>
    say`${say.seat(seat)} builds a stable at ${cellWords(cell)}${goodsText(paid) === '2 wood' ? '' : ` for ${goodsText(paid)}`}`,
  'pays-for-fences': ({ seat, n, good }, say) => say`${say.seat(seat)} pays ${n} ${good} in place of wood`,
  'builds-fences': ({ seat, edges, paid }, say) => {
    const built = edges.length === 1 ? 'a fence' : `${edges.length} fences`
    const price = howMany(paid)
    return say`${say.seat(seat)} builds ${built}${price === edges.length ? '' : ` and pays for ${price}`}`
  },
  'builds-major': ({ seat, major }, say) => say`${say.seat(seat)} builds the ${majorName(major)}`,
  'gives-back': ({ seat, major }, say) => say`${say.seat(seat)} gives back the ${majorName(major)}`,
  plays: ({ seat, card }, say) => say`${say.seat(seat)} plays ${say.card(card)}`,
  'passed-on': ({ card, to }, say) => say`${say.card(card)} goes to ${say.seat(to)}`,
  'leaves-game': ({ card }, say) => say`${say.card(card)} leaves the game`,
  pays: ({ seat, goods }, say) => say`${say.seat(seat)} pays ${goodsText(goods)}`,
  'pays-for-card': ({ seat, goods, card }, say) =>
    say`${say.seat(seat)} pays ${goodsText(goods)} for ${say.card(card)}`,
  eats: ({ seat, given, gained }, say) => say`${say.seat(seat)} eats ${goodsText(given)} for ${goodsText(gained)}`,
  turns: ({ seat, given, gained, with: by }, say) =>
    say`${say.seat(seat)} turns ${goodsText(given)} into ${goodsText(gained)} with ${sourceWords(by, say)}`,
  'moves-animals': ({ seat }, say) => say`${say.seat(seat)} moves animals about`,
  'lets-go': ({ seat, n, animal }, say) => say`${say.seat(seat)} lets ${n} ${animal} go`,
  'harvest-comes': ({ round }) => `Round ${round} ends with a harvest`,
  harvests: ({ seat, crops }, say) => say`${say.seat(seat)} harvests ${goodsText(crops)}`,
  'harvests-more': ({ seat, crops }, say) => say`${say.seat(seat)} harvests ${goodsText(crops)} more`,
  feeds: ({ seat, food }, say) => say`${say.seat(seat)} feeds the family with ${food} food`,
  begs: ({ seat, markers }, say) =>
    say`${say.seat(seat)} takes ${markers === 1 ? 'a begging marker' : `${markers} begging markers`}`,
  young: ({ seat, animal }, say) => say`${say.seat(seat)} has a young ${animal}`,
  'leaves-table': ({ seat }, say) => say`${say.seat(seat)} leaves the table`,
  'series-game': ({ game, points, goal }) =>
    `Game ${game} of the series: ${counted(points, 'point')}, ${goal} were needed`,
  'series-begins': ({ game, isRetry }) => `Game ${game} of the series begins${isRetry ? ' once more' : ''}`,
  'best-farm': ({ points, byResources }) => {
    const best = points === 1 ? '1 point makes the best farm' : `${points} points make the best farm`
    return byResources ? `${best}; more building resources break the tie.` : `${best}.`
  },
  'everybody-left': () => 'Everybody left.',
  'series-over': ({ won, points, goal }) =>
    `${counted(won, 'game')} of the series won; ${counted(points, 'point')} were too few for ${goal}.`,
}

function howMany(goods: Goods): number {
  let n = 0
  for (const good of GOODS) n += goods[good] ?? 0
  return n
}
