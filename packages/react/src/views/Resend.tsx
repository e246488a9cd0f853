import { type Client, notify, type State } from '@foyer/core'
import { emailThrottleMs } from '@foyer/protocol'
import type { ReactNode } from 'react'
import { useAction } from '../hooks/useAction.js'
import { useClient } from '../hooks/useClient.js'
import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { useNumber } from '../hooks/useNumber.js'
import { useSelect } from '../hooks/useSelect.js'
import { Link } from '../ui/Link.js'
import { Note } from '../ui/Note.js'
import { loginSentence } from './loginSentence.js'
import { minutes } from './minutes.js'
import { useTimeLeft } from './useTimeLeft.js'

/** Another mail, once it may be asked for, or another address. */
export function Resend({ note, texts, resend, onResent, onChangeAddress, late }: Resend.Props) {
  const client = useClient()
  const messages = useEmbeddedMessages()
  const number = useNumber()
  const { run, status } = useAction(again)
  const left = useTimeLeft((useSelect(askedAt) ?? 0) + emailThrottleMs)
  const send = async () => {
    if (status === 'pending') return
    const failure = await run({ resend })
    if (failure === undefined) return
    if (failure.error === undefined) onResent?.()
    const text = failure.error === undefined ? texts.resent : said(failure.error)
    notify(client, { kind: failure.error === undefined ? 'success' : 'error', text })
  }
  const said = (error: unknown) => loginSentence(error, messages, number)
  return (
    <>
      {note && <Note>{note}</Note>}
      <Note>
        {left > 0 ? (
          // The seconds are seen and not said: a reader would speak of nothing else.
          <span data-testid="resend-in">{texts.resendIn(minutes(left, number))}</span>
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
    texts: { resend: string; resendIn: (left: string) => string; resent: string }
    resend: (client: Client) => Promise<unknown>
    onResent?: () => void
    onChangeAddress: () => void
    /** Offered beside another mail, and no sooner. */
    late?: ReactNode
  }
}

async function again(client: Client, { resend }: { resend: Resend.Props['resend'] }) {
  try {
    await resend(client)
    return { error: undefined }
  } catch (error) {
    return { error }
  }
}

function askedAt({ embedded }: State) {
  return embedded.emailAskedAt
}
