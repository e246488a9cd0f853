import { useMemo } from 'react'
import { type GuideMessages, guideMessages } from '../locales/guideMessages.js'
import { useClient } from './useClient.js'

/** The texts of what a wallet and a network are, the host's own in their place. */
export function useGuideMessages(): GuideMessages {
  const { options } = useClient()
  return useMemo(() => guideMessages(options), [options])
}
