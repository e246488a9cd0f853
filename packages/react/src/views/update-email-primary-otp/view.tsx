import type { Client, State, Views } from '@foyer/core'
import { changeEmail, goBack } from '@foyer/core/internal'
import { useCallback } from 'react'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
import { CodeEntry } from '../CodeEntry.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'UpdateEmailPrimaryOtp'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).confirmCurrent.title,
  Body: UpdateEmailPrimaryOtp,
}

/** The code at the address that is to be given up. */
function UpdateEmailPrimaryOtp({ data: { email } }: { data: Views['UpdateEmailPrimaryOtp'] }) {
  const client = useFoyerClient()
  const current = useFoyerSelector(emailOf)
  const submit = useCallback(
    (of: Client, { code }: { code: string }) => changeEmail.confirmOld(of, { code, email }),
    [email],
  )
  return <CodeEntry email={current} submit={submit} onChangeAddress={() => goBack(client)} />
}

function emailOf({ embedded }: State) {
  return embedded.email
}
