import type { Prompt } from '@turnwright/kernel/host'
import { fenceDraft } from '../fencing/fence-draft.ts'
import { isFencing } from '../fencing/fencing-terms.ts'
import { herdDraft, isArranging } from '../herding/herd-draft.ts'

/** Undo takes the last edge or animal back, before it takes back an answer. */
export function takesBack(prompt: Prompt): boolean {
  if (isFencing(prompt)) return fenceDraft.takeBack(prompt.requestId)
  return isArranging(prompt) && herdDraft.takeBack(prompt.requestId)
}
