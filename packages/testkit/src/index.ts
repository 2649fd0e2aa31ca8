export { CHECKS } from './checks/index.ts'
export { keepsSecrets } from './checks/keeps-secrets.ts'
export type { Check, Examination } from './check.ts'
export { describeGame } from './describe-game.ts'
export { examineRecord, explore } from './explore.ts'
export {
  type CheckedTable,
  type GameChecks,
  type GameUnderTest,
  gameUnderTest,
  type ModuleOrDefinition,
} from './game-under-test.ts'
export { describeGuide } from './guide/describe-guide.ts'
export { examineGuide } from './guide/examine-guide.ts'
export { LawBroken } from './law-broken.ts'
export { isSoaking, soakable } from './soakable.ts'
export { type Deal, playOut } from './play/play-out.ts'
export { describeMutations, type MutableCard } from './mutation/describe-mutations.ts'
export { describePacks } from './packs/describe-packs.ts'
export type { CardFacts, FactPack } from './packs/fact-pack.ts'
export { proofsIn, unprovedIn } from './proofs/proofs-in.ts'
export { describeRuleNumbers } from './rules-page/describe-rule-numbers.ts'
export { describeRules } from './rules-page/describe-rules.ts'
export { pull, stack } from './scenario/cards.ts'
export type { Chooser } from './scenario/chooser.ts'
export { given, type SceneBasics } from './scenario/given.ts'
export type { Pick } from './scenario/picks.ts'
export type { Scene } from './scenario/scene.ts'
export type { ScenePlayer } from './scenario/scene-player.ts'
export { type Stage, type Staged, staged } from './scenario/staged.ts'
