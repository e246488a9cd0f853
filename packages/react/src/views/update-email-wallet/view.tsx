import type { State } from '@foyer/core'
import { changeEmail } from '@foyer/core/internal'
import { useState } from 'react'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
import { useFoyerAction } from '../../hooks/useFoyerAction.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { readEmbedded } from '../../locales/readEmbedded.js'
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
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).editEmail.title,
  Body: UpdateEmailWallet,
}

/** Another address to log in with. Both the one before and the new one have to answer. */
function UpdateEmailWallet() {
  const { editEmail: texts, loginFailed } = useEmbeddedMessages()
  const { mutate, status, error } = useFoyerAction(changeEmail.update)
  const now = useFoyerSelector(emailOf)
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useRefused(error)
  const save = (typed: string) => {
    if (!isEmail(typed)) return setRefused(loginFailed.invalidEmail)
    if (typed.toLowerCase() === now?.toLowerCase()) return setRefused(texts.same)
    setRefused()
    mutate({ email: typed })
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

function emailOf({ embedded }: State) {
  return embedded.email
}
