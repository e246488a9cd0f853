import { type Client, type State, show, updateEmail } from '@foyer/core'
import { useState } from 'react'
import { useAction } from '../../hooks/useAction.js'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useSelect } from '../../hooks/useSelect.js'
import { embeddedMessages } from '../../locales/embeddedMessages.js'
import { Actions } from '../../ui/Actions.js'
import { Button } from '../../ui/Button.js'
import { EmailField } from '../../ui/EmailField.js'
import { isEmail } from '../../ui/isEmail.js'
import { Note } from '../../ui/Note.js'
import { Cancel } from '../Cancel.js'
import { first, type LateView } from '../first.js'
import { useRefused } from '../useRefused.js'

export const view: LateView<'UpdateEmailWallet'> = {
  after: first,
  title: (_, __, ___, options) => embeddedMessages(options).editEmail.title,
  Body: UpdateEmailWallet,
}

/** Another address to log in with. Both the one before and the new one have to answer. */
function UpdateEmailWallet() {
  const { editEmail: texts, loginFailed } = useEmbeddedMessages()
  const { run, status, error } = useAction(change)
  const now = useSelect(emailOf)
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useRefused(error)
  const save = (typed: string) => {
    if (!isEmail(typed)) return setRefused(loginFailed.invalidEmail)
    if (typed.toLowerCase() === now?.toLowerCase()) return setRefused(texts.same)
    setRefused()
    void run({ email: typed })
  }
  const isBusy = status === 'pending'
  return (
    <>
      <EmailField
        label={texts.label}
        value={email}
        onChange={(typed) => {
          setEmail(typed)
          setRefused()
        }}
        onSubmit={save}
        error={refused}
        busy={isBusy}
      />
      <Note>{texts.note}</Note>
      <Actions>
        <Cancel />
        <Button
          kind="primary"
          wide
          busy={isBusy}
          onPress={() => save(email.trim())}
          testId="save-email"
        >
          {isBusy ? texts.saving : texts.save}
        </Button>
      </Actions>
    </>
  )
}

async function change(client: Client, { email }: { email: string }): Promise<void> {
  const step = await updateEmail(client, { email })
  show(client, {
    name: step === 'VERIFY_PRIMARY_OTP' ? 'UpdateEmailPrimaryOtp' : 'UpdateEmailSecondaryOtp',
    data: { email },
  })
}

function emailOf({ embedded }: State) {
  return embedded.email
}
