import type { Unrated } from '@turnwright/protocol/client'

/** Why a game does not count for a rating, in words. */
export const whyUnrated: Readonly<Record<Unrated, string>> = {
  people: 'not alone against bots',
  hints: 'played with hints',
  'second-looks': 'played with second looks',
  fork: 'it began at another game’s moment',
  'played-on': 'you played on from it before it was over',
  bot: 'a bot answered for you',
  deal: 'others play this deal too',
  left: 'you left it',
}
