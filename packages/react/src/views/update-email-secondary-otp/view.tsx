import {
  back,
  backToIndex,
  type Client,
  confirmNewEmail,
  notify,
  resetView,
  updateEmail,
  type Views,
} from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from '../../hooks/useClient.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { embeddedMessages } from '../../locales/embeddedMessages.js'
import { CodeEntry } from '../CodeEntry.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'UpdateEmailSecondaryOtp'> = {
  after: first,
  title: (_, __, ___, options) => embeddedMessages(options).confirmNew.title,
  Body: UpdateEmailSecondaryOtp,
}

/** The code at the new address. With it the change is made. */
function UpdateEmailSecondaryOtp({ data: { email } }: { data: Views['UpdateEmailSecondaryOtp'] }) {
  const client = useClient()
  const { editEmail: texts } = useEmbeddedMessages()
  const submit = useCallback(
    async (of: Client, { code }: { code: string }) => {
      await confirmNewEmail(of, { code })
      leave(of)
      notify(of, { kind: 'success', text: texts.updated })
    },
    [texts],
  )
  return (
    <CodeEntry
      email={email}
      submit={submit}
      resend={(of) => updateEmail(of, { email })}
      onChangeAddress={() => back(client)}
    />
  )
}

/** To the settings the person came from, else to the account. */
function leave(client: Client): void {
  const { history } = client.store.getState().modal
  const index = history.findIndex(({ name }) => name === 'AccountSettings')
  if (index < 0) resetView(client, { name: 'Account' })
  else backToIndex(client, index)
}
