import type { State } from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from '../hooks/useClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { useSelect } from '../hooks/useSelect.js'
import type { useView } from './useView.js'

/** The heading of the shown view; before there is one, that something is loading. */
export function useTitle(shown: useView.Shown | undefined): string {
  const { options } = useClient()
  const messages = useMessages()
  const title = useCallback(
    (state: State) =>
      shown ? shown.view.title(messages, shown.entry.data, state, options) : messages.modal.loading,
    [shown, messages, options],
  )
  return useSelect(title)
}
