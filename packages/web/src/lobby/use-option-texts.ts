import type { OptionTexts } from '@turnwright/tabletop'
import { useEffect, useState } from 'react'

/** Found by their folder, and fetched when somebody fills in a form for that game. */
const known = import.meta.glob<OptionTexts>('../../../../games/*/ui/option-texts.ts', { import: 'optionTexts' })

/** What a game knows of texts in place of choices; null while it is fetched, and where it knows nothing. */
export function useOptionTexts(game: string): OptionTexts | null {
  const load = known[`../../../../games/${game}/ui/option-texts.ts`]
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly texts: OptionTexts | null }>()
  useEffect(() => {
    if (load === undefined) return
    const fetching = new AbortController()
    const fetchTexts = async () => {
      // Without it the server still says what is wrong.
      const texts = await load().catch(() => null)
      if (!fetching.signal.aborted) setLoaded({ game, texts })
    }
    void fetchTexts()
    return () => fetching.abort()
  }, [game, load])
  return loaded?.game === game ? loaded.texts : null
}
