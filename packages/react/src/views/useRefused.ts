import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useAnnounce } from '../ui/useAnnounce.js'
import { loginSentence } from './loginSentence.js'

/** What is said of a field that was turned down, seen and aloud: it goes with the next key. */
export function useRefused(error: unknown): readonly [string | undefined, (text?: string) => void] {
  const client = useFoyerClient()
  const announce = useAnnounce()
  const [refused, setRefused] = useState<string>()
  useEffect(
    () => setRefused(error === undefined ? undefined : loginSentence(client, error)),
    [client, error],
  )
  useEffect(() => {
    if (refused) announce(refused, true)
  }, [announce, refused])
  return [refused, setRefused]
}
