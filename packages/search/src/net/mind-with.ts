import type { Mind } from '@turnwright/kernel/search'
import { answerFeatures } from './answer-look.ts'
import type { NetFile } from './net-file.ts'
import { netMind } from './net-mind.ts'
import { policyMind } from './policy-mind.ts'

/** The same mind with a net for what that was trained on: its answers, or its positions. */
export function mindWith(mind: Mind, file: NetFile, wanted: { readonly game: string; readonly rules: number }): Mind {
  return file.schema === answerFeatures(mind)?.schema ? policyMind(mind, file, wanted) : netMind(mind, file, wanted)
}
