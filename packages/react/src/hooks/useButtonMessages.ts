import { useMemo } from 'react'
import type { ButtonMessages } from '../locales/buttonMessages.js'
import { enButtons } from '../locales/en.buttons.js'
import { override } from '../locales/override.js'
import { useClient } from './useClient.js'

/** The texts of the page buttons, the host's own (`messages.buttons`) in their place. */
export function useButtonMessages(): ButtonMessages {
  const { messages } = useClient().options
  return useMemo(() => override<ButtonMessages>(enButtons, messages.buttons), [messages])
}
