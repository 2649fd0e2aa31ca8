import type { Phrase } from '@turnwright/protocol/client'
import { Brain, Coffee, Eye, Hand, Handshake, Hourglass, Repeat, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Face, type FaceName } from './face.tsx'

/** Everybody reads a phrase in their own language: what travels is its name. None hurries, mocks or bargains. */
const PHRASE_WORDS: Readonly<Record<Exclude<Phrase, FaceName>, string>> = {
  hello: 'Hello, good game',
  thanks: 'Thank you all',
  'once-more': 'Once more?',
  'well-played': 'Well played',
  'did-not-see': 'I did not see that',
  'let-me-think': 'Let me think',
  'no-hurry': 'No hurry',
  'one-moment': 'One moment',
  sorry: 'Sorry',
  'may-i-undo': 'May I undo?',
}

/** A face, for whoever does not see it. */
const FACE_WORDS: Readonly<Record<FaceName, string>> = {
  smile: 'a smile',
  laugh: 'a laugh',
  wink: 'a wink',
  surprise: 'surprise',
  doubt: 'doubt',
  sad: 'a sad face',
}

const SIGNS: Partial<Readonly<Record<Phrase, ReactNode>>> = {
  hello: <Handshake aria-hidden="true" />,
  'once-more': <Repeat aria-hidden="true" />,
  'well-played': <ThumbsUp aria-hidden="true" />,
  'did-not-see': <Eye aria-hidden="true" />,
  'let-me-think': <Brain aria-hidden="true" />,
  'no-hurry': <Coffee aria-hidden="true" />,
  'one-moment': <Hourglass aria-hidden="true" />,
  sorry: <Face of="sad" />,
  'may-i-undo': <Hand aria-hidden="true" />,
}

export const BEFORE_AND_AFTER: readonly Phrase[] = ['hello', 'thanks', 'once-more']
export const AT_PLAY: readonly Phrase[] = [
  'well-played',
  'did-not-see',
  'let-me-think',
  'no-hurry',
  'one-moment',
  'sorry',
  'may-i-undo',
]
export const FACES: readonly FaceName[] = ['smile', 'laugh', 'wink', 'surprise', 'doubt', 'sad']

export function isFace(phrase: Phrase): phrase is FaceName {
  return phrase in FACE_WORDS
}

export function wordsOfPhrase(phrase: Phrase): string {
  return isFace(phrase) ? FACE_WORDS[phrase] : PHRASE_WORDS[phrase]
}

/** A phrase as it is shown: its sign and its words; of a face the face. */
export function PhraseShown({ phrase }: { readonly phrase: Phrase }) {
  if (isFace(phrase))
    return (
      <>
        <Face of={phrase} />
        <span className="only-read">{FACE_WORDS[phrase]}</span>
      </>
    )
  return (
    <>
      {SIGNS[phrase]}
      {PHRASE_WORDS[phrase]}
    </>
  )
}
