import { useEffect } from 'react'
import { useAnnounce } from './useAnnounce.js'

/** Has what is seen in big letters, and the sentence below it, read aloud, each time it changes. `urgent` interrupts. */
export function useSpoken({ title, text }: { title: string; text: string }, urgent = false): void {
  const announce = useAnnounce()
  useEffect(() => announce(`${title}. ${text}`, urgent), [announce, title, text, urgent])
}
