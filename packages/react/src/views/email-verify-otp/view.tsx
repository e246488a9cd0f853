import type { Client, ViewEntry, Views } from '@foyer/core'
import { goBack, showView, submitCode } from '@foyer/core/internal'
import { useCallback } from 'react'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { Link } from '../../ui/Link.js'
import { CodeEntry } from '../CodeEntry.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'EmailVerifyOtp'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).verifyOtp.title,
  Body: EmailVerifyOtp,
}

/** The wallet prompts for consent that this page sees the login. Its link looks the same with and without such a login. */
const elsewhere = { name: 'WalletSecurity', data: { page: 'connect' } } as const satisfies ViewEntry

function EmailVerifyOtp({ data: { email } }: { data: Views['EmailVerifyOtp'] }) {
  const client = useFoyerClient()
  const { verifyOtp: texts } = useEmbeddedMessages()
  const submit = useCallback(
    (of: Client, { code }: { code: string }) => submitCode(of, { code, email }),
    [email],
  )
  return (
    <CodeEntry
      email={email}
      submit={submit}
      onChangeAddress={() => goBack(client)}
      late={
        <Link onPress={() => showView(client, elsewhere)} testId="connect-elsewhere">
          {texts.elsewhere}
        </Link>
      }
    />
  )
}
