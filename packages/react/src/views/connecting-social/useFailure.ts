import type { Views } from '@foyer/core'
import { loginReason } from '@foyer/core/internal'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { loginSentence } from '../loginSentence.js'

/** Why the login came to nothing, in words. */
export function useFailure(
  error: unknown,
  provider: Views['ConnectingSocial']['provider'],
): { title: string; text: string } {
  const client = useFoyerClient()
  const { connectingSocial: texts, providers } = useEmbeddedMessages()
  const reason = loginReason(error)
  if (reason === 'declined' || reason === 'cancelled')
    return { title: texts.refused, text: texts.refusedText(providers[provider]) }
  if (reason === 'late' || reason === 'expired')
    return { title: texts.late, text: texts.lateText(providers[provider]) }
  return { title: texts.failed, text: loginSentence(client, error) }
}
