import type { DealGameEnd, DealState } from '@turnwright/protocol/client'
import { useEffect, useState } from 'react'
import { localeIn } from '../navigation/navigation.ts'
import { client } from '../server/client.ts'

/** So many games are taken apart by what their points came from; of the others the sum is told. */
const MOST_COMPARED = 12

/** How the best games of a deal ended, by their numbers, as they come in. */
export function useEnds({ id, games, sealed }: DealState): ReadonlyMap<number, DealGameEnd> {
  const [ends, setEnds] = useState<ReadonlyMap<number, DealGameEnd>>(new Map())
  const wanted = sealed
    ? ''
    : games
        .filter(({ score }) => score !== null)
        .filter(({ you }, at) => you || at < MOST_COMPARED)
        .map(({ number }) => number)
        .join(' ')
  useEffect(() => {
    let isWanted = true
    const locale = localeIn(new URL(location.href))
    const query = locale === null ? {} : { locale }
    for (const number of wanted.split(' ').filter(Boolean).map(Number))
      client.call('GET /api/deals/:id/games/:number', { params: { id, number }, query }).then(
        (end) => {
          if (isWanted) setEnds((before) => new Map(before).set(number, end))
        },
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [id, wanted])
  return ends
}
