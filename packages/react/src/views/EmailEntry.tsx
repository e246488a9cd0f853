import { useState } from 'react'
import { useEmbeddedMessages } from '../hooks/useEmbeddedMessages.js'
import { EmailField } from '../ui/EmailField.js'
import { isEmail } from '../ui/isEmail.js'
import { useEmailLogin } from './useEmailLogin.js'

/** An address to log in with. What comes next is up to the wallet. */
export function EmailEntry({ refusedBy }: EmailEntry.Props) {
  const texts = useEmbeddedMessages()
  const { begin, isPending, refused, refuse } = useEmailLogin()
  const [email, setEmail] = useState('')
  return (
    <EmailField
      label={texts.email}
      submitLabel={texts.continue}
      value={email}
      onChange={(typed) => {
        setEmail(typed)
        refuse()
      }}
      onSubmit={(typed) =>
        isEmail(typed) ? void begin(typed) : refuse(texts.loginFailed.invalidEmail)
      }
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
