/** The effects of Trainers under the names of the match vocabulary. */
export type TrainerEffect =
  | {
      readonly effectType: 'DISCARD_HAND'
      readonly n: number | 'all'
      readonly otherThanSelf?: true
      readonly cost?: true
    }
  | { readonly effectType: 'SHUFFLE_DECK'; readonly target: 'self' }
  | {
      readonly effectType: 'SHUFFLE_DECK'
      readonly target: 'self'
      readonly fromHand: number | 'all' | 'allTrainers'
      readonly otherThanSelf?: true
      readonly cost?: true
      readonly revealHand?: true
    }
  | { readonly effectType: 'DRAW_CARDS'; readonly n: number }
  | { readonly effectType: 'DRAW_CARDS'; readonly coin: { readonly heads: number; readonly tails: number } }
  | {
      readonly effectType: 'SEARCH_DECK'
      readonly n: number
      readonly cardType: 'any' | 'pokemon' | 'basicEnergy'
      readonly to: 'hand'
      readonly coin?: 'heads'
      readonly optional?: true
      readonly reveal?: true
    }
  | { readonly effectType: 'LOOK_AT_DECK'; readonly target: 'self'; readonly upTo: number; readonly rearrange: true }
  | {
      readonly effectType: 'RETRIEVE_FROM_DISCARD'
      readonly n: number
      readonly cardType: 'any' | 'trainer'
      readonly to: 'hand' | 'topOfDeck'
      readonly coin?: 'heads'
    }
  | {
      readonly effectType: 'RETRIEVE_ENERGY'
      readonly upTo: number
      readonly basicOnly: boolean
      readonly to: 'hand'
    }
  | {
      readonly effectType: 'OPPONENT_SHUFFLES_HAND'
      readonly into: 'deck'
      readonly only?: 'trainers'
      readonly revealHand?: true
    }
  | { readonly effectType: 'OPPONENT_DRAWS'; readonly n: number }
  | { readonly effectType: 'HEAL'; readonly target: 'allOwnDamaged'; readonly counters: 'all' }
  | { readonly effectType: 'HEAL'; readonly target: 'ownAny' | 'samePokemon'; readonly upToCounters: number }
  | {
      readonly effectType: 'CURE_STATUS'
      readonly target: 'ownActive' | 'samePokemon'
      readonly statuses: 'all'
      readonly alsoClearsAttackEffects?: true
    }
  | {
      readonly effectType: 'INCREASE_DAMAGE'
      readonly n: number
      readonly timing: 'afterWR'
      readonly onlyIfDamageAfterWRPositive: true
      readonly appliesTo: 'defendingOnly'
    }
  | {
      readonly effectType: 'REDUCE_DAMAGE'
      readonly n: number
      readonly timing: 'afterWR'
      readonly appliesTo: 'attacks'
    }
  | {
      readonly effectType: 'ATTACH_TO_POKEMON'
      readonly target: 'ownActive' | 'ownAny'
      readonly discardedAt: 'endOfThisTurn' | 'endOfOpponentsNextTurn'
    }
  | { readonly effectType: 'SWITCH_ACTIVE'; readonly target: 'ownBench' }
  | { readonly effectType: 'FORCE_SWITCH'; readonly target: 'opponentBench'; readonly chooser: 'player' }
  | {
      readonly effectType: 'RETURN_TO_HAND'
      readonly target: 'ownAny'
      readonly returns: 'basicCardOnly'
      readonly restTo: 'discard'
    }
  | { readonly effectType: 'RETURN_TO_DECK'; readonly target: 'ownBench'; readonly withAttached: boolean }
  | {
      readonly effectType: 'EVOLVE_POKEMON'
      readonly from: 'basic'
      readonly to: 'stage2'
      readonly source: 'hand'
      readonly sameEvolutionLine: true
      readonly obeysEvolutionTiming: boolean
    }
  | {
      readonly effectType: 'DEVOLVE_POKEMON'
      readonly target: 'ownAny'
      readonly chooseStage: boolean
      readonly removes: 'chosenStageAndHigher'
      readonly removedTo: 'discard'
    }
  | { readonly effectType: 'REMOVE_ENERGY'; readonly target: 'opponentOne'; readonly n: number }
  | { readonly effectType: 'REMOVE_ENERGY'; readonly target: 'opponentOne'; readonly upTo: number }
  | {
      readonly effectType: 'DISCARD_ENERGY'
      readonly target: 'ownAny'
      readonly n: number
      readonly cost: true
    }
  | { readonly effectType: 'DISCARD_ENERGY'; readonly target: 'eachHealed'; readonly n: 'all' }
  | {
      readonly effectType: 'TRADE_CARDS'
      readonly give: { readonly zone: 'hand'; readonly cardType: 'pokemon'; readonly n: number }
      readonly get: { readonly zone: 'deck'; readonly cardType: 'pokemon'; readonly n: number }
      readonly reveal: boolean
    }
  | PutIntoPlay

export type PutIntoPlay =
  | {
      readonly effectType: 'PUT_INTO_PLAY'
      readonly source: 'hand'
      readonly as: 'basicPokemon'
      readonly hp: number
      readonly attacks: 0
      readonly canRetreat: boolean
      readonly statusImmune: boolean
      readonly prizeWhenKnockedOut: boolean
      readonly mayDiscardOnOwnTurnBeforeAttack: boolean
    }
  | {
      readonly effectType: 'PUT_INTO_PLAY'
      readonly source: 'opponentDiscard'
      readonly cardType: 'basicPokemon'
      readonly n: number
      readonly to: 'opponentBench'
      readonly requires: 'opponentBenchNotFull'
    }
  | {
      readonly effectType: 'PUT_INTO_PLAY'
      readonly source: 'ownDiscard'
      readonly cardType: 'basicPokemon'
      readonly n: number
      readonly to: 'ownBench'
      readonly startDamage: 'halfHpRoundedDownTo10'
      readonly requires: 'ownBenchNotFull'
    }

export type TrainerEffectType = TrainerEffect['effectType']
