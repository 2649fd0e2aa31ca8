import type { Entrant } from '@turnwright/arena'
import type { Settings } from '@turnwright/search'

/** How a round of tuning came out, the best first. */
export function roundText(round: number, entrants: readonly Entrant[]): string {
  const deals = entrants[0]?.standing.deals ?? 0
  return [
    entrants.length === 1
      ? `Final, on other deals: ${deals} from both seats`
      : `Round ${round}: ${entrants.length} settings, ${deals} deals from both seats`,
    ...entrants.map((entrant) => `  ${entrantText(entrant)}`),
  ].join('\n')
}

export function entrantText({ settings, standing: { won, error, thought } }: Entrant): string {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  return `${percent(won)} (± ${percent(error)}), ${thought.toFixed(1)} ms a decision: ${settingsText(settings)}`
}

function settingsText({ budget: _budget, sure, tree = null, ...tuned }: Settings): string {
  const way = tree === null ? 'halving' : `a tree (explores ${tree.explores}, depth ${tree.depth})`
  const settings = Object.entries(tuned).map(([name, value]) => `${name} ${value ?? 'to the end'}`)
  return [...settings, sure === null ? 'never sure' : `sure ${sure}`, way].join(', ')
}
