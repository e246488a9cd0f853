import { useEffect, useState } from 'react'
import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { useNumber } from '../hooks/useNumber.js'
import { useAnnounce } from '../ui/useAnnounce.js'
import { loginSentence } from './loginSentence.js'

/** What is said of a field that was turned down, seen and aloud: it goes with the next key. */
export function useRefused(error: unknown): readonly [string | undefined, (text?: string) => void] {
  const texts = useEmbeddedMessages()
  const number = useNumber()
  const announce = useAnnounce()
  const [refused, setRefused] = useState<string>()
  useEffect(
    () => setRefused(error === undefined ? undefined : loginSentence(error, texts, number)),
    [error, texts, number],
  )
  useEffect(() => {
    if (refused) announce(refused, true)
  }, [announce, refused])
  return [refused, setRefused]
}
