import { type Client, notify, updateEmail, type Views } from '@foyer/core'
import { changeEmail, goBack } from '@foyer/core/internal'
import { useCallback } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { CodeEntry } from '../CodeEntry.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'UpdateEmailSecondaryOtp'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).confirmNew.title,
  Body: UpdateEmailSecondaryOtp,
}

/** The code at the new address. It completes the change, but for the guard's confirmation. */
function UpdateEmailSecondaryOtp({ data: { email } }: { data: Views['UpdateEmailSecondaryOtp'] }) {
  const client = useFoyerClient()
  const submit = useCallback(
    async (of: Client, { code }: { code: string }) => {
      const state = await changeEmail.confirmNew(of, { code, email })
      if (state === 'done') notify(of, { kind: 'success', code: 'embedded.editEmail.updated' })
    },
    [email],
  )
  return (
    <CodeEntry
      email={email}
      submit={submit}
      resend={(of) => updateEmail(of, { email })}
      onChangeAddress={() => goBack(client)}
    />
  )
}
