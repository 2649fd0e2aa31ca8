/** A language, as BCP 47 writes it: `de`, `pt-BR`, `zh-Hant-TW`. */
export const LOCALE = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/
export const LONGEST_LOCALE = 35

export function isLocale(text: string): boolean {
  return text.length <= LONGEST_LOCALE && LOCALE.test(text)
}
