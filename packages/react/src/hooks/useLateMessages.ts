import { useMemo } from 'react'
import type { LateMessages } from '../locales/LateMessages.js'
import type { Messages } from '../locales/Messages.js'
import { readLate } from '../locales/readLate.js'
import { useFoyerClient } from './useFoyerClient.js'
import { useMessages } from './useMessages.js'

/** The modal's texts with those of the views that come after the list of wallets. */
export function useLateMessages(): Messages & LateMessages {
  const messages = useMessages()
  const late = readLate(useFoyerClient())
  return useMemo(() => ({ ...messages, ...late }), [messages, late])
}
