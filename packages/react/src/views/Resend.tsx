import type { State } from '@foyer/core'
import { resendMail } from '@foyer/core/internal'
import { emailThrottleMs } from '@foyer/protocol'
import type { ReactNode } from 'react'
import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import { Link } from '../ui/Link.js'
import { Note } from '../ui/Note.js'
import { useTask } from './useTask.js'
import { useTimeLeft } from './useTimeLeft.js'

/** Buttons for another mail, once one may be requested, and for another address. */
export function Resend({ note, of, onResent, onChangeAddress, late }: Resend.Props) {
  const messages = useEmbeddedMessages()
  const texts = messages[of]
  const { begin } = useTask('resend', resendMail)
  const left = useTimeLeft((useFoyerSelector(requestedAt) ?? 0) + emailThrottleMs)
  const send = async () => {
    if (await begin(undefined)) onResent?.()
  }
  return (
    <>
      {note && <Note>{note}</Note>}
      <Note>
        {left > 0 ? (
          // The seconds are seen and not said: a reader would speak of nothing else.
          <span data-testid="resend-in">{texts.resendIn(left)}</span>
        ) : (
          <Link onPress={() => void send()} testId="resend">
            {texts.resend}
          </Link>
        )}
        {' · '}
        <Link onPress={onChangeAddress} testId="change-address">
          {messages.verifyOtp.change}
        </Link>
      </Note>
      {/* Its place is kept: nothing moves under a finger that is about to press. */}
      {late && <Note held={left > 0}>{late}</Note>}
    </>
  )
}

export declare namespace Resend {
  type Props = {
    note: string | undefined
    /** The texts that it has. */
    of: 'verifyOtp' | 'verifyDevice'
    onResent?: () => void
    onChangeAddress: () => void
    /** Offered beside another mail, and no sooner. */
    late?: ReactNode
  }
}

function requestedAt({ embedded }: State) {
  return embedded.emailRequestedAt
}
