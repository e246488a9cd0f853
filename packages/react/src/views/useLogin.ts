import type { Client, LoginProgress, State, ViewName } from '@foyer/core'
import { leaveLogin } from '@foyer/core/internal'
import { useCallback, useRef } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { useAtOnce } from './useAtOnce.js'
import { useOnLeave } from './useOnLeave.js'

/** The login that a view waits for: begun with the view, and left with it. Its last state is kept while the next view arrives. */
export function useLogin(view: ViewName, begin: (client: Client) => void): LoginProgress {
  const client = useFoyerClient()
  const login = useFoyerSelector(loginOf)
  const last = useRef<LoginProgress>({ view, status: 'pending' })
  if (login?.view === view) last.current = login
  useAtOnce(() => begin(client))
  useOnLeave(useCallback(() => leaveLogin(client, view), [client, view]))
  return last.current
}

function loginOf({ screens }: State): LoginProgress | undefined {
  return screens.login
}
