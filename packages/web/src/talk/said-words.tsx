import type { Said } from '@turnwright/protocol/client'
import { PhraseShown, wordsOfPhrase } from './phrase-words.tsx'

/** What was said: text stays text, whatever somebody wrote. */
export function SaidWords({ said }: { readonly said: Said }) {
  if (said.kind === 'text') return <span className="said-text">{said.text}</span>
  return (
    <span className="said-phrase">
      <PhraseShown phrase={said.phrase} />
    </span>
  )
}

export function saidText(said: Said): string {
  return said.kind === 'text' ? said.text : wordsOfPhrase(said.phrase)
}
