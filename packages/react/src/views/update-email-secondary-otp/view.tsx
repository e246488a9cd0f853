import {
  back,
  backToIndex,
  type Client,
  confirmNewEmail,
  notify,
  resetView,
  show,
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

/** The code at the new address. With it the change is made, but for what a second service asks. */
function UpdateEmailSecondaryOtp({ data: { email } }: { data: Views['UpdateEmailSecondaryOtp'] }) {
  const client = useClient()
  const { editEmail: texts } = useEmbeddedMessages()
  const submit = useCallback(
    async (of: Client, { code }: { code: string }) => {
      const before = of.store.getState().embedded.email
      const state = await confirmNewEmail(of, { code })
      leave(of)
      if (state === 'done') notify(of, { kind: 'success', text: texts.updated })
      else show(of, { name: 'UpdateEmailLinks', data: { before, email, state } })
    },
    [texts, email],
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
