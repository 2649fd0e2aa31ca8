import { AUTOMA_CARDS, AUTOMA_LEVELS, AUTOMUBON_SOCIETY } from '../../cards/automa.ts'
import { BONUS_CARDS } from '../../cards/bonus-cards.ts'
import { TOTAL_ROUNDS } from '../../cards/board.ts'
import { automaIdentity } from '../identities.ts'
import type { WingspanOptions } from '../options.ts'
import type { Wingspan } from '../state.ts'
import type { AutomaState } from './state.ts'

/** W56: its deck, and a bonus card that tells which birds it takes. */
export function newAutoma({ cards, random }: Wingspan, { automa, automubonSociety }: WingspanOptions): AutomaState {
  const usable = BONUS_CARDS.filter((card) => card.automa).map(({ id }) => id)
  const played = automubonSociety ? [...AUTOMA_CARDS, AUTOMUBON_SOCIETY] : AUTOMA_CARDS
  return {
    bonus: cards.create('bonus', [random.pick(usable)], 'everyone'),
    deck: cards.create('automa', played.map(automaIdentity)),
    discard: [],
    gone: [],
    birds: [],
    hidden: [],
    hiddenPoints: AUTOMA_LEVELS[automa],
    eggs: 0,
    cubes: new Array<number>(TOTAL_ROUNDS).fill(0),
    turnsLeft: 0,
  }
}
