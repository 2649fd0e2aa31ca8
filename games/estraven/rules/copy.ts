import type { Combat, EstravenState, Link, MarketState, Permanent, PlayerState } from './state.ts'

/** A state of its own. What the rules never change in place is shared: targets, triggers, blocks, decks and prices. */
export function copy(state: EstravenState): EstravenState {
  const { chain, combat } = state
  const { links, priority, locked } = chain
  return {
    phase: state.phase,
    round: state.round,
    turns: state.turns,
    first: state.first,
    turn: state.turn,
    players: state.players.map(copyPlayer),
    market: copyMarket(state.market),
    chain: { links: links.map(copyLink), priority: priority === null ? null : { ...priority }, locked },
    links: state.links,
    combat: combat === null ? null : copyCombat(combat),
    triggers: state.triggers.slice(),
    moment: state.moment,
    attacked: state.attacked,
    traded: state.traded,
    box: state.box.slice(),
    answerCosts: state.answerCosts,
  }
}

function copyPlayer(player: PlayerState): PlayerState {
  return {
    life: player.life,
    pool: player.pool,
    keepsPool: player.keepsPool,
    library: player.library.slice(),
    hand: player.hand.slice(),
    battlefield: player.battlefield.map(copyPermanent),
    pitched: player.pitched.slice(),
    graveyard: player.graveyard.slice(),
    exile: player.exile.slice(),
    decks: player.decks,
    passUntil: player.passUntil,
    hasNewLibrary: player.hasNewLibrary,
    drewNothing: player.drewNothing,
    isPresent: player.isPresent,
  }
}

/** Spelled out: it is made by the thousand, and a spread costs more. */
function copyPermanent(permanent: Permanent): Permanent {
  return {
    card: permanent.card,
    kind: permanent.kind,
    owner: permanent.owner,
    tapped: permanent.tapped,
    damage: permanent.damage,
    power: permanent.power,
    resistance: permanent.resistance,
    health: permanent.health,
    powerNow: permanent.powerNow,
    resistanceNow: permanent.resistanceNow,
    healthNow: permanent.healthNow,
    keywordsNow: permanent.keywordsNow,
    used: permanent.used,
    isLent: permanent.isLent,
  }
}

function copyMarket({ deck, row, ages, arrivals }: MarketState): MarketState {
  return { deck: deck.slice(), row: row.slice(), ages: ages.slice(), arrivals }
}

function copyLink(link: Link): Link {
  return { ...link }
}

function copyCombat({ attackers, blocks, hasBlocks }: Combat): Combat {
  return { attackers: attackers.slice(), blocks: blocks.slice(), hasBlocks }
}
