import type { Client, Views } from '@foyer/core'
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
    (of: Client, { code }: { code: string }) => changeEmail.confirmNew(of, { code, email }),
    [email],
  )
  return <CodeEntry email={email} submit={submit} onChangeAddress={() => goBack(client)} />
}
