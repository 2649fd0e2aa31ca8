/** Pages and Node both have these; the types of rules, which may hold a net, know neither. */
declare const atob: (base64: string) => string
declare const btoa: (letters: string) => string

/** Browsers of two years ago, for which the page is built, know no `Uint8Array.fromBase64`. */
export function bytesIn(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < bytes.length; at++) bytes[at] = letters.charCodeAt(at)
  return bytes
}

export function base64Of(bytes: Uint8Array): string {
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters)
}
