import { useMemo } from 'react'
import { override } from '../locales/override.js'
import { useClient } from './useClient.js'

/** The texts of a page button, the host's own (`messages.buttons`) in their place. Pass the same English each time. */
export function useButtonMessages<texts>(english: texts): texts {
  const { messages } = useClient().options
  return useMemo(() => override(english, messages.buttons), [english, messages])
}
