import { Link, Note, useAnnounce } from '@foyer/react/ui'
import { type ReactNode, useEffect } from 'react'
import { useTexts } from '../parts/TextsContext.js'
import type { Answering } from './Answering.js'
import type { Scene } from './Scene.js'
import type { PasskeyCheck } from './usePasskeyCheck.js'

/** That a passkey is asked for, and what to do where it did not say yes; or that it could be. */
export function PasskeyWords(props: PasskeyWords.Props) {
  const { passkey, check, isRefused, hasDanger, where, onWindow, onSecurity } = props
  const texts = useTexts()
  const announce = useAnnounce()
  const { isPending } = passkey
  const hasFailed = !isPending && (passkey.hasFailed || isRefused === true)
  useEffect(() => {
    if (hasFailed) announce(texts.passkeyFailed, true)
    else if (isPending) announce(texts.passkeyPending)
  }, [announce, hasFailed, isPending, texts])
  if (!passkey.isNeeded && hasDanger && !check && onSecurity)
    return (
      <Note>
        {texts.passkeyNone}{' '}
        <Link onPress={() => onSecurity('security')} testId="passkey-add">
          {texts.passkeyAdd}
        </Link>
      </Note>
    )
  if (!passkey.isNeeded) return null
  const toLost = () => {
    passkey.leave()
    onSecurity?.('passkey')
  }
  // A window of the wallet has no other page over it.
  const lost: ReactNode = onSecurity && (
    <Link onPress={toLost} testId="passkey-lost">
      {texts.passkeyLost}
    </Link>
  )
  if (isPending)
    return (
      <Note>
        {texts.passkeyPending} {lost}
      </Note>
    )
  if (!hasFailed) return <Note>{texts.passkey}</Note>
  return (
    <Note tone="error">
      {texts.passkeyFailed} {lost}{' '}
      {where === 'frame' && onWindow && (
        // A page may keep its frames from passkeys; a window of the wallet's own it cannot.
        <Link onPress={() => onWindow()} testId="passkey-window">
          {texts.passkeyWindow}
        </Link>
      )}
    </Note>
  )
}

export declare namespace PasskeyWords {
  type Props = Pick<Scene, 'check' | 'isRefused'> &
    Pick<Answering, 'where' | 'onWindow' | 'onSecurity'> & {
      passkey: PasskeyCheck
      hasDanger: boolean
    }
}
