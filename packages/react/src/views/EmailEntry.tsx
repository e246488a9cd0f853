import { type Client, connectEmail } from '@foyer/core'
import { useState } from 'react'
import { useAction } from '../hooks/useAction.js'
import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { EmailField } from '../ui/EmailField.js'
import { isEmail } from '../ui/isEmail.js'
import { goOn } from './goOn.js'
import { useRefused } from './useRefused.js'

/** An address to log in with. What comes next is up to the wallet. */
export function EmailEntry({ refusedBy }: EmailEntry.Props) {
  const texts = useEmbeddedMessages()
  const { run, status, error } = useAction(logIn)
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useRefused(error)
  const submit = (typed: string) => {
    if (!isEmail(typed)) return setRefused(texts.loginFailed.invalidEmail)
    setRefused()
    void run({ email: typed })
  }
  return (
    <EmailField
      label={texts.email}
      submitLabel={texts.continue}
      value={email}
      onChange={(typed) => {
        setEmail(typed)
        setRefused()
      }}
      onSubmit={submit}
      error={refused}
      busy={status === 'pending'}
      disabled={refusedBy !== undefined}
      describedBy={refusedBy}
    />
  )
}

export declare namespace EmailEntry {
  type Props = {
    /** Of the words that say why nothing can be sent yet. */
    refusedBy?: string | undefined
  }
}

async function logIn(client: Client, { email }: { email: string }): Promise<void> {
  const step = await connectEmail(client, { email })
  await goOn(client, { step, email, provider: 'email' })
}
