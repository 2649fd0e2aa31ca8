import type { LookBack } from '@turnwright/protocol/client'

/** What taking back means for good, in a sentence; null where it changes nothing that is told already. */
export function lookBackWords(means: LookBack, hadSecondLooks: boolean): string | null {
  if (hadSecondLooks) return null
  switch (means) {
    case 'second-look':
      return 'This goes back past something revealed: the result will say “with second looks”.'
    case 'perhaps-second-look':
      return 'If this goes back past something revealed, the result will say “with second looks”.'
    case 'no-second-look':
      return null
  }
}
