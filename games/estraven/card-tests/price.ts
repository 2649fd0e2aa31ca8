import { given } from '@turnwright/testkit'
import { duel, priceOf } from '../scenario/duel.ts'
import type { StagedPermanent, StagedPlayer } from '../scenario/stage.ts'

/** One mana short it is refused with its price; pitched, it adds its value to the pool. */
export function costsAndPitches(card: string, cost: number, pitch: number): void {
  const { ana } = given(duel, { ana: { hand: [card], pool: cost - 1 }, bo: {} })
  ana.isToldWhyNot(card, `Costs ${cost}, your pool has ${cost - 1}.`)
  ana.pitches(card)
  ana.changedOnly({ hand: [], pitched: [card], pool: cost - 1 + pitch })
  ana.isOn()
}

/** Played for exactly its price it stands there with these stats and keywords, ready unless it is said to be tapped. */
export function arrivesAs(
  card: string,
  pool: number,
  stats: string,
  keywords = '',
  { tapped = false, ward = 0 }: { readonly tapped?: boolean; readonly ward?: number } = {},
): void {
  const { ana } = given(duel, { ana: { hand: [card], pool, library: ['Firebrand', 'Firebrand'] }, bo: {} })
  ana.plays(card)
  ana.has({
    pool: 0,
    field: [card],
    stats: { [card]: stats },
    keywords: { [card]: keywords },
    tapped: tapped ? [card] : [],
  })
  ana.isOn()
  hasWard(card, ward)
}

/** It is answered like any spell, and countered does nothing. */
export function isCountered(
  card: string,
  pool: number,
  ana: StagedPlayer,
  bo: StagedPlayer,
  ...targets: string[]
): void {
  const players = given(duel, {
    ana: { ...ana, hand: [card, ...(ana.hand ?? [])], pool },
    bo: { ...bo, hand: ['Toll at the Lock'], pool: priceOf('Toll at the Lock') },
  })
  players.ana.plays(card, ...targets)
  players.bo.plays('Toll at the Lock')
  players.ana.has({ graveyard: [...(ana.graveyard ?? []), card], pool: 0 })
  players.bo.changedOnly({ hand: [], pool: 0, graveyard: ['Toll at the Lock'] })
  players.ana.isOn()
}

/** It answers this, and is itself countered by Still Water. */
export function answersAndIsCountered(
  card: string,
  pool: number,
  opening: 'attack' | 'spell' | 'unit',
  bo: StagedPlayer = {},
): void {
  const players = given(duel, {
    ana: {
      hand: ['Still Water', ...(opening === 'spell' ? ['Gift of Rain'] : opening === 'unit' ? ['Cinder Pike'] : [])],
      pool: opening === 'attack' ? 1 : 2,
      field: ['Barge Levy'],
    },
    bo: { ...bo, hand: [card], pool },
  })
  if (opening === 'attack') players.ana.attacksWith('Barge Levy')
  else players.ana.plays(opening === 'spell' ? 'Gift of Rain' : 'Cinder Pike')
  players.bo.plays(card)
  players.ana.plays('Still Water')
  players.ana.has({ field: opening === 'unit' ? ['Barge Levy', 'Cinder Pike'] : ['Barge Levy'], pool: 0 })
  players.bo.has({ hand: [], pool: 0, graveyard: [...(bo.graveyard ?? []), card] })
  players.ana.isOn()
}

/** Attacking, it is offered these followers of those that stand beside it, and may take so many. */
export function leads(
  leader: string,
  followers: readonly string[],
  others: readonly StagedPermanent[],
  most: number,
): void {
  const { ana } = given(duel, { ana: { field: [leader, ...followers, ...others] }, bo: {} })
  ana.chooses({ Attack: [leader] })
  ana.isOffered(...followers)
  for (const other of others) if (typeof other === 'string') ana.isNotOffered(other)
  ana.isRefused('wrong-count', ...followers.slice(0, most + 1))
  ana.chooses(...followers.slice(0, most))
  ana.isOn()
}

/** Call of the Wood does not count it: its two Saplings are the first, and the one for that. */
export function isNoTreefolk(card: string): void {
  const { ana } = given(duel, {
    ana: { hand: ['Call of the Wood'], pool: priceOf('Call of the Wood'), field: [card] },
    bo: {},
  })
  ana.plays('Call of the Wood')
  ana.has({ field: [card, 'Sapling', 'Sapling'] })
  ana.isOn()
}

/** Final Verdict reaches it for its price and the ward, and not for less. */
export function hasWard(card: string, ward: number): void {
  const price = priceOf('Final Verdict')
  const enough = given(duel, {
    ana: { hand: ['Final Verdict'], pool: price + ward },
    bo: { field: [{ card, tapped: true }] },
  })
  enough.ana.plays('Final Verdict')
  enough.ana.has({ pool: 0 })
  enough.bo.has({ graveyard: [card] })
  enough.ana.isOn()
  const short = price + ward - 1
  const less = given(duel, { ana: { hand: ['Final Verdict'], pool: short }, bo: { field: [{ card, tapped: true }] } })
  less.ana.isToldWhyNot('Final Verdict', `Costs ${price + ward}, your pool has ${short}.`)
  less.ana.isOn()
}
