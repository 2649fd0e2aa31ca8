import { isCancel, log, multiselect, note, select, text } from '@clack/prompts'
import { printableText } from '../printable-text.ts'
import type { Offer, Prompter } from './prompter.ts'

const MOST_LINES = 14

/** Asks on the terminal. Without one the library would wait for ever, so make sure that there is one. */
export const clackPrompter: Prompter = {
  async one(message, offers) {
    const chosen = await select<number>({
      message: printableText(message),
      options: offers.map(optionOf),
      maxItems: MOST_LINES,
    })
    return isCancel(chosen) ? null : chosen
  },

  async several(message, offers) {
    const chosen = await multiselect<number>({
      message: printableText(message),
      options: offers.map(optionOf),
      maxItems: MOST_LINES,
      required: false,
    })
    return isCancel(chosen) ? null : chosen
  },

  async line(message, problem) {
    const typed = await text({
      message: printableText(message),
      validate: (value) => problem(value ?? '') ?? undefined,
    })
    return isCancel(typed) ? null : typed
  },

  show: (heading, body) => note(printableText(body), printableText(heading)),
  tell: (sentence) => log.message(printableText(sentence)),
  refuse: (reason) => log.warn(printableText(reason)),
}

function optionOf({ label, hint }: Offer, value: number): { value: number; label: string; hint?: string } {
  const shown = { value, label: printableText(label) }
  return hint === undefined ? shown : { ...shown, hint: printableText(hint) }
}
