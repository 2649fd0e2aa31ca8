import { type Proof, proofsIn } from '../proofs/proofs-in.ts'
import type { CardFacts, FactPack } from './fact-pack.ts'

const LEAST_TESTS = 2

/** The cards of a pack that have too few tests of their own, each as a sentence that says what to write. */
export function unproved(game: URL, gamePath: string, { cards }: FactPack): readonly string[] {
  const folder = new URL('card-tests/', game)
  const proofs = proofsIn(folder)
  return [...new Set(cards.flatMap((card) => sentences(card, proofs.get(card.name), gamePath)))]
}

function sentences({ name, deeds }: CardFacts, proof: Proof | undefined, gamePath: string): readonly string[] {
  const tests = proof?.tests ?? []
  const file = proof?.files[0] ?? `${gamePath}card-tests/${slug(name)}.test.ts`
  return deeds.flatMap((deed) => {
    const own = tests.filter((title) => deed === '' || title === deed || title.startsWith(`${deed} `)).length
    if (own >= LEAST_TESTS) return []
    const titles = deed === '' ? '' : ` with titles that begin with "${deed} "`
    return [
      `${name} has ${own} of the ${LEAST_TESTS} tests it needs${titles}, at the threshold and beside it: write them in ` +
        `${file}, under describe('${name.replaceAll("'", "\\'")}', …)`,
    ]
  })
}

/** `Farfetch'd (Jungle)` is `farfetchd-jungle`. */
function slug(name: string): string {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/['’]|\p{Mark}/gu, '')
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}
