import type { ScenePlayer } from './scene-player.ts'

/** The part of a scenario's player that the verbs of a stage are made of. */
export type Chooser = Pick<
  ScenePlayer<unknown>,
  'chooses' | 'answers' | 'does' | 'isAsked' | 'isOffered' | 'isNotOffered' | 'isNotOfferedOutside'
>
