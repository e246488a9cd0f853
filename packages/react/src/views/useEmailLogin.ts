import type { Client } from '@foyer/core'
import { prepareLogin } from '@foyer/core/internal'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { useMessages } from '../hooks/useMessages.js'
import { useOnLeave } from './useOnLeave.js'
import { useRefusal } from './useRefusal.js'
import { useTask } from './useTask.js'

/** Logging in by an address. The code for it is fetched once the field is seen (`usePreparedLogin`), and else by the press. */
export function useEmailLogin(): useEmailLogin.Result {
  const client = useFoyerClient()
  const { modal } = useMessages()
  const { begin: submit, isPending, error } = useTask('submitEmail', submitEmail)
  const [refused, refuse] = useRefusal()
  const [isFetching, setFetching] = useState(false)
  const isLeft = useRef(false)
  useOnLeave(
    useCallback(() => {
      isLeft.current = true
    }, []),
  )
  useEffect(() => {
    refuse()
    if (error === undefined) return
    const explain = async () => (await import('./explainLogin.js')).explainLogin(client, error)
    let isOver = false
    void explain()
      .catch(() => modal.loadFailed)
      .then((sentence) => {
        if (!isOver) refuse(sentence)
      })
    return () => {
      isOver = true
    }
  }, [client, error, modal, refuse])
  const begin = async (email: string) => {
    refuse()
    try {
      if (!client.handles.loginPress) {
        setFetching(true)
        await prepareLogin(client)
      }
    } catch {
      refuse(modal.loadFailed)
      return
    } finally {
      setFetching(false)
    }
    // Nothing begins in a view that was left meanwhile.
    if (!isLeft.current) await submit({ email })
  }
  return { begin, isPending: isFetching || isPending, refused, refuse }
}

export declare namespace useEmailLogin {
  type Result = {
    begin: (email: string) => Promise<void>
    isPending: boolean
    /** What the field is turned down with. */
    refused: string | undefined
    refuse: (text?: string) => void
  }
}

async function submitEmail({ handles }: Client, parameters: { email: string }): Promise<void> {
  await handles.loginPress?.submitEmail(parameters)
}
