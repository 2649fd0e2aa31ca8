const LOOKS_LIKE =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+$/
const LONGEST = 254

/** The address that somebody wrote, as mail can be sent to it; null where it cannot. The last word has the mail that asks. */
export function mailAddressIn(written: string): string | null {
  const address = written.trim()
  return address.length <= LONGEST && LOOKS_LIKE.test(address) ? address : null
}
