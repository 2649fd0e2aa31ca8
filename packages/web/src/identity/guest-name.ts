const MANNERS = ['Quiet', 'Bold', 'Early', 'Patient', 'Lucky', 'Merry', 'Keen', 'Gentle', 'Swift', 'Wise']
const BEINGS = ['Heron', 'Badger', 'Otter', 'Hare', 'Wren', 'Fox', 'Lynx', 'Robin', 'Stoat', 'Marten']

/** A name for somebody who has not given one. */
export function guestName(random: () => number = Math.random): string {
  return `${oneOf(MANNERS, random)} ${oneOf(BEINGS, random)}`
}

function oneOf(words: readonly string[], random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? ''
}
