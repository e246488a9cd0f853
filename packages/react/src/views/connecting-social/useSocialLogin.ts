import { type Client, connectSocial, startSocial, type Views } from '@foyer/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAction } from '../../hooks/useAction.js'
import { takeWindow } from '../beginSocial.js'
import { goOn } from '../goOn.js'
import { useCancelLogin } from '../useCancelLogin.js'

type Progress = {
  /** Where the person says yes, once the wallet has said so. */
  uri?: string
  /** The browser let the window be opened. */
  isOpen: boolean
  isApproved: boolean
}

/** Logs in by the window that was opened in the press. What becomes of the window says nothing of the login. */
export function useSocialLogin({ provider }: Views['ConnectingSocial']): useSocialLogin.Result {
  const [progress, setProgress] = useState<Progress>(fresh)
  const { run, status, error } = useAction(logIn)
  const begin = useCallback(() => {
    setProgress(fresh)
    void run({ provider, onProgress: (news) => setProgress((now) => ({ ...now, ...news })) })
  }, [run, provider])
  const begun = useRef(false)
  // Once: strict mode runs effects twice.
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    begin()
  }, [begin])
  useCancelLogin()
  return { ...progress, begin, error: status === 'error' ? error : undefined }
}

export declare namespace useSocialLogin {
  type Result = Progress & {
    /** Begins anew, by the window that was opened just before. */
    begin: () => void
    error: unknown
  }
}

const fresh: Progress = { isOpen: true, isApproved: false }

type Parameters = Views['ConnectingSocial'] & { onProgress: (news: Partial<Progress>) => void }

async function logIn(client: Client, { provider, onProgress }: Parameters): Promise<void> {
  const popup = takeWindow(client)
  onProgress({ isOpen: popup !== undefined })
  try {
    const uri = await startSocial(client, { provider })
    popup?.go(uri)
    onProgress({ uri })
    const step = await connectSocial(client, { provider, uri })
    onProgress({ isApproved: true })
    await goOn(client, { step, email: '', provider })
  } finally {
    popup?.close()
  }
}
