import type { CardEffects } from '../action-manager.ts'
import { fireBefore, fireEvent, fireOvenBuilt, firePlayed } from './events.ts'
import { fireOnce } from './once.ts'

/** All that cards in play do of their own accord. */
export const cardEffects: CardEffects = {
  before: fireBefore,
  after: fireEvent,
  once: fireOnce,
  played: firePlayed,
  ovenBuilt: fireOvenBuilt,
}
