import type { CardId } from '../cards/card-id.ts'
import type { Seat } from '../rules/seat.ts'
import type { About } from './about.ts'
import { PSEUDO_LOCALE, pseudo } from './pseudo-locale.ts'
import {
  CANONICAL_LOCALE,
  type LinePart,
  type Namer,
  type Sentence,
  type Speaker,
  speakerFor,
  type Vocabulary,
  type Wording,
} from './words.ts'

/** What lines speak of that were told as text. */
export type Mention = { readonly card: CardId } | { readonly seat: Seat } | string | number

/** The kind of lines that were told in words alone. */
export const TEXT = 'text'

/** What the kernel itself tells. */
export type KernelAbout =
  | { readonly kind: typeof TEXT; readonly text: string; readonly mentions: Readonly<Record<string, Mention>> }
  | { readonly kind: 'rules-changed' }
  | { readonly kind: 'yes' }
  | { readonly kind: 'no' }
  | { readonly kind: 'player'; readonly seat: Seat }

type AnyWords = Readonly<Record<string, (about: never, say: Speaker) => Sentence | Wording>>

const KERNEL_WORDS: AnyWords = {
  text: ({ text, mentions }: Extract<KernelAbout, { kind: 'text' }>, say: Speaker) => filled(text, mentions, say),
  yes: () => 'Yes',
  no: () => 'No',
  player: ({ seat }: Extract<KernelAbout, { kind: 'player' }>, say: Speaker) => [say.seat(seat)],
  'rules-changed': () => 'The rules of this game have changed. It goes on from here',
}

/** Turns what something is about into words of a locale, for whoever reads. */
export class Speech {
  readonly #words: AnyWords
  readonly #fallback: AnyWords
  readonly #isPseudo: boolean
  readonly #namer: Namer
  /** Made for the first sentence: most questions of programs are never read. */
  #say: Speaker | null = null

  constructor(vocabulary: Vocabulary | undefined, locale: string, namer: Namer) {
    const english = (vocabulary?.en ?? {}) as AnyWords
    this.#words = (vocabulary?.[locale] ?? english) as AnyWords
    this.#fallback = english
    this.#isPseudo = locale === PSEUDO_LOCALE
    this.#namer = namer
  }

  /** A kind that nobody has words for is told by its name. */
  wordingOf(about: About): Wording {
    const words = this.#words[about.kind] ?? this.#fallback[about.kind] ?? KERNEL_WORDS[about.kind]
    const said = words === undefined ? about.kind : words(about as never, (this.#say ??= speakerFor(this.#namer)))
    const wording = isWording(said) ? said : { title: said }
    return this.#isPseudo ? pseudoWording(wording) : wording
  }

  sentenceOf(about: About): Sentence {
    return this.wordingOf(about).title
  }
}

export function isCanonical(locale: string): boolean {
  return locale === CANONICAL_LOCALE
}

function isWording(said: Sentence | Wording): said is Wording {
  return typeof said === 'object' && 'title' in said
}

function pseudoWording({ title, detail, help }: Wording): Wording {
  return {
    title: pseudo(title),
    ...(detail === undefined ? {} : { detail: pseudo(detail) }),
    ...(help === undefined ? {} : { help: pseudo(help) }),
  }
}

/** `{name}` in a text is filled from the mentions. */
function filled(text: string, mentions: Readonly<Record<string, Mention>>, say: Speaker): Sentence {
  const parts: LinePart[] = []
  for (const piece of text.split(/(\{\w+\})/)) {
    if (piece === '') continue
    const name = piece.startsWith('{') ? piece.slice(1, -1) : null
    const mention = name !== null && Object.hasOwn(mentions, name) ? mentions[name] : undefined
    parts.push(mention === undefined ? piece : mentioned(mention, say))
  }
  return parts
}

function mentioned(mention: Mention, say: Speaker): LinePart {
  if (typeof mention !== 'object') return String(mention)
  return 'seat' in mention ? say.seat(mention.seat) : say.card(mention.card)
}
