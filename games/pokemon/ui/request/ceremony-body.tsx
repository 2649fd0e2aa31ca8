import { type Asked, choiceKey, offersOf, useTableVoice, wordsOf } from '@turnwright/tabletop'
import type { ReactElement } from 'react'
import type { CeremonyType } from '../../rules/ceremony.ts'
import type { DuelView } from '../../rules/view.ts'
import './ceremony-body.css'

/** P56: an act with nothing to decide in it: what it means, and one button. */
export function CeremonyBody({
  prompt,
  draft,
  view,
  act,
}: Asked<DuelView> & { readonly act: CeremonyType }): ReactElement | null {
  const { choose, busy } = useTableVoice()
  const [offer] = offersOf(prompt, draft)
  if (offer === undefined) return null
  const { choice, path } = offer
  return (
    <div className="pk-ceremony">
      <p>{ceremonyWords(act, view)}</p>
      <button
        type="button"
        className="btn btn-primary"
        data-key="c"
        aria-keyshortcuts="C"
        data-row={choiceKey(prompt.requestId, path)}
        aria-disabled={busy || undefined}
        onClick={() => !busy && choose(offer)}
      >
        {wordsOf(choice)}{' '}
        <kbd className="key" aria-hidden="true">
          C
        </kbd>
      </button>
    </div>
  )
}

export function ceremonyWords(type: CeremonyType, view: DuelView): string {
  const { prizesToWin, firstPlayer, you, players } = view
  const again = players.every(({ hand }) => hand.length > 0)
  switch (type) {
    case 'APPROVE_MATCH':
      return 'Two decks of sixty, shuffled. Whoever takes the last Prize wins.'
    case 'DRAW_INITIAL_CARDS':
      return again
        ? 'Neither of you has a Basic Pokémon: both draw seven new cards.'
        : 'Seven cards. Without a Basic Pokémon among them you show them and draw anew.'
    case 'SET_PRIZE_CARDS':
      return `${prizesToWin === 1 ? 'One card' : `${prizesToWin} cards`} from the top of your deck, face down: nobody knows them.`
    case 'GENERATE_COIN_FLIP':
      return 'Heads: you begin. Tails: your opponent does.'
    case 'CONFIRM_FIRST_PLAYER':
      return firstPlayer === you ? 'The coin lets you begin.' : 'The coin lets your opponent begin.'
    case 'DRAW_CARD':
      return 'A turn begins with a card from the deck. Whoever cannot draw one has lost.'
  }
}
