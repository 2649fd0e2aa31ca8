import { isCancel, log, multiselect, note, select, text } from '@clack/prompts'
import type { Offer, Prompter } from './prompter.ts'

const MOST_LINES = 14

/** Asks on the terminal. Without one the library would wait for ever, so make sure that there is one. */
export const clackPrompter: Prompter = {
  async one(message, offers) {
    const chosen = await select<number>({ message, options: offers.map(optionOf), maxItems: MOST_LINES })
    return isCancel(chosen) ? null : chosen
  },

  async several(message, offers) {
    const options = offers.map(optionOf)
    const chosen = await multiselect<number>({ message, options, maxItems: MOST_LINES, required: false })
    return isCancel(chosen) ? null : chosen
  },

  async line(message, problem) {
    const typed = await text({ message, validate: (value) => problem(value ?? '') ?? undefined })
    return isCancel(typed) ? null : typed
  },

  show: (heading, body) => note(body, heading),
  tell: (sentence) => log.message(sentence),
  refuse: (reason) => log.warn(reason),
}

function optionOf({ label, hint }: Offer, value: number): { value: number; label: string; hint?: string } {
  return hint === undefined ? { value, label } : { value, label, hint }
}
