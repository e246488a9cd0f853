import {
  back,
  type Client,
  confirmCode,
  connectEmail,
  type Entry,
  show,
  type Views,
} from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from '../../hooks/useClient.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { embeddedMessages } from '../../locales/embeddedMessages.js'
import { Link } from '../../ui/Link.js'
import { CodeEntry } from '../CodeEntry.js'
import { first, type LateView } from '../first.js'
import { goOn } from '../goOn.js'

export const view: LateView<'EmailVerifyOtp'> = {
  after: first,
  title: (_, __, ___, options) => embeddedMessages(options).verifyOtp.title,
  Body: EmailVerifyOtp,
}

/** The wallet asks whether this page may know. What it says of it is the same whether there is somebody or not. */
const elsewhere = { name: 'WalletSecurity', data: { page: 'connect' } } as const satisfies Entry

function EmailVerifyOtp({ data: { email } }: { data: Views['EmailVerifyOtp'] }) {
  const client = useClient()
  const { verifyOtp: texts } = useEmbeddedMessages()
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
      late={
        <Link onPress={() => show(client, elsewhere)} testId="connect-elsewhere">
          {texts.elsewhere}
        </Link>
      }
    />
  )
}
