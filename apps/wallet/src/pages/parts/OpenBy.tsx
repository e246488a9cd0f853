import { Button, Hero, Note } from '@foyer/react/ui'
import { useState } from 'react'
import type { RecoveryKind } from '../../texts/en/ways.js'
import type { UserSecret } from '../../vault/Vault.js'
import { useTask } from '../useTask.js'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'
import { SecretField } from './SecretField.js'
import { Shell } from './Shell.js'

/** Prompts for one secret that the user has, and passes it to `onSecret`. */
export function OpenBy({ kind, title, text, onBack, onSecret }: OpenBy.Props) {
  const texts = useTexts()
  const { document } = useVisit()
  const { run, busy, error, forget } = useTask()
  const [typed, setTyped] = useState('')
  const words = texts.recover
  const open = () =>
    void run(() => onSecret(secretOf(kind, typed, document.defaultView?.navigator.credentials)))
  return (
    <Shell
      page="open"
      title={title}
      onBack={onBack}
      busy={busy}
      foot={
        <Button kind="primary" wide busy={busy} onPress={open} testId="wallet-open">
          {busy ? words.working : words.open}
        </Button>
      }
    >
      <Hero title={words[kind]} text={text} />
      {kind === 'passkey' ? (
        error && <Note tone="error">{error}</Note>
      ) : (
        <SecretField
          label={kind === 'passphrase' ? texts.hold.passphraseLabel : texts.hold.codeLabel}
          type={kind === 'passphrase' ? 'password' : 'text'}
          value={typed}
          error={error}
          onChange={(value) => {
            if (error) forget()
            setTyped(value)
          }}
          onSubmit={open}
          testId="wallet-secret"
        />
      )}
    </Shell>
  )
}

export declare namespace OpenBy {
  type Props = {
    kind: RecoveryKind
    title: string
    text?: string | undefined
    onBack?: (() => void) | undefined
    onSecret: (secret: UserSecret) => Promise<void>
  }
}

function secretOf(
  kind: RecoveryKind,
  typed: string,
  credentials: CredentialsContainer | undefined,
): UserSecret {
  if (kind === 'passkey') return { kind, credentials }
  return kind === 'passphrase' ? { kind, passphrase: typed } : { kind, code: typed }
}
