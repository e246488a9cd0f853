import { back, type Client, confirmCode, connectEmail, type Views } from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from '../../hooks/useClient.js'
import { embeddedMessages } from '../../locales/embeddedMessages.js'
import { CodeEntry } from '../CodeEntry.js'
import { first, type LateView } from '../first.js'
import { goOn } from '../goOn.js'

export const view: LateView<'EmailVerifyOtp'> = {
  after: first,
  title: (_, __, ___, options) => embeddedMessages(options).verifyOtp.title,
  Body: EmailVerifyOtp,
}

function EmailVerifyOtp({ data: { email } }: { data: Views['EmailVerifyOtp'] }) {
  const client = useClient()
  const submit = useCallback(
    async (of: Client, { code }: { code: string }) => {
      const step = await confirmCode(of, { code })
      await goOn(of, { step, email, provider: 'email' })
    },
    [email],
  )
  return (
    <CodeEntry
      email={email}
      submit={submit}
      resend={async (of) =>
        goOn(of, { step: await connectEmail(of, { email }), email, provider: 'email' })
      }
      onChangeAddress={() => back(client)}
    />
  )
}
