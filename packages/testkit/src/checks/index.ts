import type { Check } from '../check.ts'
import { agentsPlayLegally } from './agents-play-legally.ts'
import { agentsReadNoWords } from './agents-read-no-words.ts'
import { conservesCards } from './conserves-cards.ts'
import { hidesWhichCard } from './hides-which-card.ts'
import { holdsPlainData } from './holds-plain-data.ts'
import { imaginesFaithfully } from './imagines-faithfully.ts'
import { keepsSecrets } from './keeps-secrets.ts'
import { playsOnFromHere } from './plays-on-from-here.ts'
import { playsToTheEnd, survivesAdversaries } from './plays-to-the-end.ts'
import { refusesIllegalAnswers } from './refuses-illegal-answers.ts'
import { replaysExactly } from './replays-exactly.ts'
import { saysItAsData } from './says-it-as-data.ts'
import { survivesLeaving } from './survives-leaving.ts'
import { takesBackExactly } from './takes-back-exactly.ts'
import { undoNeverPeeks } from './undo-never-peeks.ts'
import { waitsForAllAlike } from './waits-for-all-alike.ts'

/** Every law, in the order in which a new game meets them. */
export const CHECKS: readonly Check[] = [
  playsToTheEnd,
  survivesAdversaries,
  holdsPlainData,
  saysItAsData,
  conservesCards,
  replaysExactly,
  refusesIllegalAnswers,
  takesBackExactly,
  undoNeverPeeks,
  survivesLeaving,
  waitsForAllAlike,
  keepsSecrets,
  hidesWhichCard,
  agentsPlayLegally,
  agentsReadNoWords,
  imaginesFaithfully,
  playsOnFromHere,
]
