import { submitEmail } from '@foyer/core/internal'
import { useState } from 'react'
import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { EmailField } from '../ui/EmailField.js'
import { isEmail } from '../ui/isEmail.js'
import { useRefused } from './useRefused.js'
import { useTask } from './useTask.js'

/** An address to log in with. What comes next is up to the wallet. */
export function EmailEntry({ refusedBy }: EmailEntry.Props) {
  const texts = useEmbeddedMessages()
  const { begin, isPending, error } = useTask('submitEmail', submitEmail)
  const [email, setEmail] = useState('')
  const [refused, setRefused] = useRefused(error)
  const submit = (typed: string) => {
    if (!isEmail(typed)) return setRefused(texts.loginFailed.invalidEmail)
    setRefused()
    void begin({ email: typed })
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
      busy={isPending}
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
