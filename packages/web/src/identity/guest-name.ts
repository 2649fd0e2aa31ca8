const MANNERS = ['Quiet', 'Bold', 'Early', 'Patient', 'Lucky', 'Merry', 'Keen', 'Gentle', 'Swift', 'Wise']
const BEINGS = ['Heron', 'Badger', 'Otter', 'Hare', 'Wren', 'Fox', 'Lynx', 'Robin', 'Stoat', 'Marten']

/** A name for somebody who has not given one. */
export function guestName(random: () => number = Math.random): string {
  return `${oneOf(MANNERS, random)} ${oneOf(BEINGS, random)}`
}

/** What somebody new will be called from the first table on, unless they give a name: the page shows it before. */
export const NAME_TO_BE = guestName()

function oneOf(words: readonly string[], random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? ''
}
