import { type MouseEvent, useCallback, useRef } from 'react'

/** The second click of a double click belongs to the question of the first: whatever lies there by now is not chosen. */
export function useSecondClicks(asked: string): (event: MouseEvent) => void {
  const clicked = useRef(asked)
  return useCallback(
    (event: MouseEvent) => {
      if (event.detail <= 1) clicked.current = asked
      else if (clicked.current !== asked) event.stopPropagation()
    },
    [asked],
  )
}
