/**
 * Letters that are written for Latin ones and that UTS 39 leaves out: small capitals, letters that stand on their head, and
 * Canadian syllables in the shape of capitals.
 */
export const disguisedLetters: Readonly<Record<string, string>> = {
  a: 'ᴀɐᗩ',
  b: 'ʙᗸ',
  c: 'ᑕ',
  d: 'ᴅ',
  e: 'ᴇǝɘɛᗴᕮ',
  f: 'ꜰ',
  g: 'ɢᘜ',
  h: 'ʜɥ',
  j: 'ᴊ',
  k: 'ᴋʞ',
  l: 'ʟ',
  m: 'ᴍ',
  n: 'ɴᑎ',
  o: 'ᗝ',
  p: 'ᴘ',
  q: 'ꞯᑫ',
  r: 'ʀɹᴙ',
  s: 'ᔕ',
  t: 'ᴛʇ',
  v: 'ʌ',
  w: 'ʍᗯ',
  x: '᙭',
  y: 'ʎ',
  z: 'ᘔ',
}
