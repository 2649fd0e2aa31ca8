import { mkdirSync, writeFileSync } from 'node:fs'
import { DECK_PAIRS, pairTitle } from '@turnwright/estraven'
import { type Balance, FAIR, GOOD_LENGTH, interval, measureBalance } from '../benchmarks/estraven/balance.ts'
import { balancePicture } from '../benchmarks/estraven/balance-picture.ts'

const GAMES = 40

/** `npm run balance -- estraven [games] [picture.svg]`: every pair of decks against every other, greedy on both sides. */
const [game, games = String(GAMES), file = 'data/balance.svg'] = process.argv.slice(2)
if (game !== 'estraven' || !Number.isInteger(Number(games)) || Number(games) < 2) {
  console.error('Usage: npm run balance -- estraven [games for each encounter] [picture.svg]')
  process.exit(2)
}

const balance = measureBalance({
  gamesEach: Number(games),
  onEncounter(done, of) {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of} encounters`)
  },
})
if (process.stderr.isTTY) process.stderr.write('\r')
print(balance)
const picture = new URL(file, `file://${process.cwd()}/`)
mkdirSync(new URL('.', picture), { recursive: true })
writeFileSync(picture, balancePicture(balance))
console.log(`\nThe picture of it: ${file}`)

function print({ encounters, games: played, firstWins, turns: average, decked, trailing, priority }: Balance): void {
  for (const { one, other, wins, games: each, turns } of encounters) {
    const [low, high] = interval(wins, each)
    const share = wins / each
    const mark = share < FAIR.least || share > FAIR.most ? ' !' : ''
    const length = turns.toFixed(1).padStart(4)
    console.log(
      `${percent(share)} (${percent(low)} to ${percent(high)}), ${length} turns  ${one} against ${other}${mark}`,
    )
  }
  const lengths = encounters.map((each) => each.turns)
  console.log('\nAll games of a pair:')
  for (const pair of DECK_PAIRS) {
    const own = encounters.filter(({ one, other }) => one === pair || other === pair)
    const won = own.reduce((sum, { one, wins, games: each }) => sum + (one === pair ? wins : each - wins), 0)
    const all = own.reduce((sum, { games: each }) => sum + each, 0)
    console.log(`${percent(won / all)}  ${pairTitle(pair)}`)
  }
  console.log(
    `\nWhoever begins wins ${percent(firstWins / played)} of ${played} games; ${average.toFixed(1)} turns each, ` +
      `${Math.min(...lengths).toFixed(1)} to ${Math.max(...lengths).toFixed(1)} by encounter.`,
  )
  const unfair = encounters.filter(({ wins, games: each }) => wins / each < FAIR.least || wins / each > FAIR.most)
  console.log(`${encounters.length - unfair.length} of ${encounters.length} encounters are within 35 to 65 %.`)
  const good = lengths.filter((each) => each >= GOOD_LENGTH.least && each <= GOOD_LENGTH.most)
  console.log(`${good.length} of ${encounters.length} last 6 to 10 turns on average.`)
  console.log(`${percent(decked / played)} are lost for want of a card to draw.`)
  console.log(
    `Whoever has less life at the end of round 4, when both have had four turns, wins ${percent(trailing.wins / trailing.games)}.`,
  )
  console.log(
    `${(priority.questions / played).toFixed(1)} questions of priority a game get ${(priority.answers / played).toFixed(1)} answers.`,
  )
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0).padStart(3)} %`
}
