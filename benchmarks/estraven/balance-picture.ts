import { DECK_PAIRS, pairTitle } from '@turnwright/estraven'
import { type Balance, FAIR } from './balance.ts'

const CELL = 44
const LABEL = 250
const HEAD = 210

/** The matrix of all encounters as an SVG: the row's share of wins against the column. */
export function balancePicture({ encounters, firstWins, games, turns }: Balance): string {
  const shares = new Map<string, number>()
  for (const { one, other, wins, games: each } of encounters) {
    shares.set(`${one} ${other}`, wins / each)
    shares.set(`${other} ${one}`, 1 - wins / each)
  }
  const size = DECK_PAIRS.length * CELL
  const rows = DECK_PAIRS.flatMap((pair, row) => [
    `<text x="${LABEL - 8}" y="${HEAD + row * CELL + 27}" text-anchor="end">${pairTitle(pair)}</text>`,
    `<text transform="translate(${LABEL + row * CELL + 27} ${HEAD - 8}) rotate(-60)">${pairTitle(pair)}</text>`,
    ...DECK_PAIRS.map((other, column) => cell(row, column, shares.get(`${pair} ${other}`))),
  ])
  const summary = `Whoever begins wins ${percent(firstWins / games)}; ${turns.toFixed(1)} turns each; ${games} games.`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LABEL + size + 160} ${HEAD + size + 40}" font-family="sans-serif" font-size="13">`,
    '<rect width="100%" height="100%" fill="#fdfbf6"/>',
    ...rows,
    `<text x="${LABEL}" y="${HEAD + size + 26}">${summary}</text>`,
    '</svg>',
    '',
  ].join('\n')
}

/** Even is pale; blue wins, red loses; what is not fair has a frame. */
function cell(row: number, column: number, share: number | undefined): string {
  if (share === undefined) return ''
  const [x, y] = [LABEL + column * CELL, HEAD + row * CELL]
  const hue = share >= 0.5 ? 215 : 15
  const light = 95 - 90 * Math.abs(share - 0.5)
  const frame = share < FAIR.least || share > FAIR.most ? ' stroke="#111" stroke-width="2"' : ''
  return (
    `<rect x="${x + 1}" y="${y + 1}" width="${CELL - 2}" height="${CELL - 2}" fill="hsl(${hue} 70% ${light}%)"${frame}/>` +
    `<text x="${x + CELL / 2}" y="${y + 27}" text-anchor="middle">${percent(share)}</text>`
  )
}

function percent(share: number): string {
  return `${Math.round(100 * share)}`
}
