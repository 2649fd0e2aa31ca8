import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 1023px)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(narrow)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the table is laid for a phone or a small tablet: parts one swipe apart, the request in a sheet below or beside. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  )
}
