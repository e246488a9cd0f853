import type { State } from '@foyer/core'
import { useCallback } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useMessages } from '../hooks/useMessages.js'
import type { useView } from './useView.js'

/** The heading of the shown view; before there is one, that something is loading. */
export function useTitle(shown: useView.Shown | undefined): string {
  const client = useFoyerClient()
  const messages = useMessages()
  const title = useCallback(
    (state: State) =>
      shown ? shown.view.title(messages, shown.entry.data, state, client) : messages.modal.loading,
    [shown, messages, client],
  )
  return useFoyerSelector(title)
}
