const KEY = 'turnwright:replay'

/** The record that is being watched, for as long as the tab is open. */
export const keptRecord = {
  read(): string | null {
    try {
      return sessionStorage.getItem(KEY)
    } catch {
      return null
    }
  },
  write(text: string): void {
    try {
      sessionStorage.setItem(KEY, text)
    } catch {
      // A browser that refuses storage, or has no room, asks for the file again after a reload, and does not show the one before.
      keptRecord.forget()
    }
  },
  forget(): void {
    try {
      sessionStorage.removeItem(KEY)
    } catch {
      // Then there was nothing kept.
    }
  },
}
