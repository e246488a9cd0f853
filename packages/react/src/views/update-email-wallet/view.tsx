import type { State } from '@foyer/core'
import { changeEmail } from '@foyer/core/internal'
import { useState } from 'react'
import { useEmbeddedMessages } from '../../hooks/useEmbeddedMessages.js'
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
import { useTask } from '../useTask.js'

export const view: LateView<'UpdateEmailWallet'> = {
  after: first,
  texts: ['late', 'embedded'],
  title: (_, __, ___, client) => readEmbedded(client).editEmail.title,
  Body: UpdateEmailWallet,
}

/** Another address to log in with. Both the one before and the new one have to answer. */
function UpdateEmailWallet() {
  const { editEmail: texts, loginFailed } = useEmbeddedMessages()
  const { begin, isPending, error } = useTask('submitEmail', changeEmail.update)
  const now = useFoyerSelector(emailOf)
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useRefused(error)
  const save = (typed: string) => {
    if (!isEmail(typed)) return setRefused(loginFailed.invalidEmail)
    if (typed.toLowerCase() === now?.toLowerCase()) return setRefused(texts.same)
    setRefused()
    void begin({ email: typed })
  }
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
        busy={isPending}
      />
      <Note>{texts.note}</Note>
      <Actions>
        <Cancel />
        <Button
          kind="primary"
          wide
          busy={isPending}
          onPress={() => save(email.trim())}
          testId="save-email"
        >
          {isPending ? texts.saving : texts.save}
        </Button>
      </Actions>
    </>
  )
}

function emailOf({ embedded }: State) {
  return embedded.email
}
