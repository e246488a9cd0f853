import {
  back,
  type Client,
  confirmOldEmail,
  replaceView,
  type State,
  updateEmail,
  type Views,
} from '@foyer/core'
import { useCallback } from 'react'
import { useClient } from '../../hooks/useClient.js'
import { useSelect } from '../../hooks/useSelect.js'
import { embeddedMessages } from '../../locales/embeddedMessages.js'
import { CodeEntry } from '../CodeEntry.js'
import { first, type LateView } from '../first.js'

export const view: LateView<'UpdateEmailPrimaryOtp'> = {
  after: first,
  title: (_, __, ___, options) => embeddedMessages(options).confirmCurrent.title,
  Body: UpdateEmailPrimaryOtp,
}

/** The code at the address that is to be given up. */
function UpdateEmailPrimaryOtp({ data: { email } }: { data: Views['UpdateEmailPrimaryOtp'] }) {
  const client = useClient()
  const current = useSelect(emailOf)
  const submit = useCallback(
    async (of: Client, { code }: { code: string }) => {
      await confirmOldEmail(of, { code })
      replaceView(of, { name: 'UpdateEmailSecondaryOtp', data: { email } })
    },
    [email],
  )
  return (
    <CodeEntry
      email={current}
      submit={submit}
      resend={(of) => updateEmail(of, { email })}
      onChangeAddress={() => back(client)}
    />
  )
}

function emailOf({ embedded }: State) {
  return embedded.email
}
