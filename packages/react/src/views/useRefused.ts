import { useEffect } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { loginSentence } from './loginSentence.js'
import { useRefusal } from './useRefusal.js'

/** As `useRefusal`, turned down by an error of a login. */
export function useRefused(error: unknown): useRefusal.Result {
  const client = useFoyerClient()
  const [refused, setRefused] = useRefusal()
  useEffect(
    () => setRefused(error === undefined ? undefined : loginSentence(client, error)),
    [client, error, setRefused],
  )
  return [refused, setRefused]
}
