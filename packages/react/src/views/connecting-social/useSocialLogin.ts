import {
  type Client,
  connectSocial,
  leaveForSocial,
  leavesForSocial,
  startSocial,
  type Views,
} from '@foyer/core'
import { useCallback, useState } from 'react'
import { useAction } from '../../hooks/useAction.js'
import { takeWindow } from '../beginSocial.js'
import { goOn } from '../goOn.js'
import { useAtOnce } from '../useAtOnce.js'
import { useCancelLogin } from '../useCancelLogin.js'

type Progress = {
  /** Where the person says yes, once the wallet has said so. */
  uri?: string
  /** The browser let the window be opened. */
  isOpen: boolean
  /** The page itself goes to the provider, and comes back. */
  isLeaving: boolean
  isApproved: boolean
}

/**
 * Logs in by the window that was opened in the press, or in the page's own tab. What becomes of the window says nothing of the login. With
 * `uri` the page comes back from there, and waits for what was begun.
 */
export function useSocialLogin({
  provider,
  uri,
}: Views['ConnectingSocial']): useSocialLogin.Result {
  const [progress, setProgress] = useState<Progress>(fresh)
  const { run, status, error } = useAction(logIn)
  const go = useCallback(
    (back?: string) => {
      setProgress({ ...fresh, isApproved: back !== undefined })
      const onProgress = (news: Partial<Progress>) => setProgress((now) => ({ ...now, ...news }))
      void run({ provider, uri: back, onProgress })
    },
    [run, provider],
  )
  const begin = useCallback(() => go(), [go])
  useAtOnce(() => go(uri))
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

const fresh: Progress = { isOpen: true, isLeaving: false, isApproved: false }

type Parameters = Views['ConnectingSocial'] & { onProgress: (news: Partial<Progress>) => void }

async function logIn(client: Client, { provider, uri: back, onProgress }: Parameters) {
  const popup = takeWindow(client)
  onProgress({ isOpen: popup !== undefined })
  try {
    const uri = back ?? (await start(client, { provider, onProgress }))
    if (uri === undefined) return
    popup?.go(uri)
    onProgress({ uri })
    const step = await connectSocial(client, { provider, uri })
    onProgress({ isApproved: true })
    await goOn(client, { step, email: '', provider })
  } finally {
    popup?.close()
  }
}

/** Where the person says yes; `undefined` where the page goes there itself. */
async function start(client: Client, { provider, onProgress }: Parameters) {
  if (!leavesForSocial(client)) return startSocial(client, { provider })
  onProgress({ isLeaving: true })
  const left = await leaveForSocial(client, { provider })
  if (left === true) return undefined
  onProgress({ isLeaving: false })
  return left.uri
}
