import { useEffect } from 'react'
import { usePhone } from './use-phone.ts'

/** Brings a part of the board into view. */
export function showSection(id: string): void {
  document.getElementById(`section-${id}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** On a phone a new question opens the part of the board that it is about; null for one that is about none. */
export function useOpenSection(section: string | null, asked: string): void {
  const isPhone = usePhone()
  useEffect(() => {
    if (isPhone && section !== null) showSection(section)
  }, [isPhone, section, asked])
}
