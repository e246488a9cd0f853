import { useMemo } from 'react'
import { type LateMessages, lateMessages } from '../locales/lateMessages.js'
import type { Messages } from '../locales/messages.js'
import { useClient } from './useClient.js'
import { useMessages } from './useMessages.js'

/** The modal's texts with those of the views that come after the list of wallets. */
export function useLateMessages(): Messages & LateMessages {
  const { options } = useClient()
  const messages = useMessages()
  return useMemo(() => ({ ...messages, ...lateMessages(options) }), [messages, options])
}
