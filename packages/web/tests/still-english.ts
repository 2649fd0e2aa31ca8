/**
 * What games still say in English in the request panel; whatever else they say must be in the language of the reader.
 * `drawn` is what a game's own part of the panel writes: it takes a title where it should take `wordsOf`.
 */
const STILL_ENGLISH: Readonly<Record<string, RegExp>> = {
  // What the spaces of the board do is told by the rules as text.
  agricola: /^detail: /,
  estraven: /^drawn /,
  pokemon: /^drawn /,
  // What a bird's power does is told by the rules as text.
  wingspan: /^(drawn |help: |read in request-help: )/,
}

export function isKnownEnglish(game: string, found: string): boolean {
  return STILL_ENGLISH[game]?.test(found) === true
}
