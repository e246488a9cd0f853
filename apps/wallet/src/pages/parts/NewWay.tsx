import { Button, Check, Hero, icons, Note } from '@foyer/react/ui'
import { useState } from 'react'
import type { RecoveryKind } from '../../texts/en/ways.js'
import { printCode } from '../../vault/user/printedCode.js'
import type { UserSecret } from '../../vault/Vault.js'
import { useTask } from '../useTask.js'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'
import { SecretField } from './SecretField.js'
import { Shell } from './Shell.js'

/** Makes what will open the user's wallet: prompts for it, or shows it once. */
export function NewWay({ kind, onBack, onSecret }: NewWay.Props) {
  const texts = useTexts()
  const { document } = useVisit()
  const { run, busy, error, forget } = useTask()
  const [typed, setTyped] = useState('')
  const [again, setAgain] = useState('')
  const [code] = useState(() => printCode(crypto.getRandomValues(new Uint8Array(16))))
  const [isOnPaper, setOnPaper] = useState(false)
  const differs = kind === 'passphrase' && again !== '' && again !== typed
  const isReady =
    kind === 'passkey' || (kind === 'printed' ? isOnPaper : typed !== '' && typed === again)
  const use = () => {
    if (!isReady) return
    const secret: UserSecret =
      kind === 'passkey'
        ? { kind, credentials: document.defaultView?.navigator.credentials }
        : kind === 'passphrase'
          ? { kind, passphrase: typed }
          : { kind, code }
    void run(() => onSecret(secret))
  }
  const change = (set: (value: string) => void) => (value: string) => {
    if (error) forget()
    set(value)
  }
  const text = texts.hold
  return (
    <Shell
      page={`new-${kind}`}
      title={text.title}
      onBack={busy ? undefined : onBack}
      busy={busy}
      foot={
        <Button
          kind="primary"
          wide
          busy={busy}
          disabled={!isReady}
          onPress={use}
          testId="wallet-use-way"
        >
          {busy ? text.working : text.use}
        </Button>
      }
    >
      <Hero title={text[kind]} text={text[`${kind}Note`]} />
      {kind === 'passphrase' && (
        <>
          <SecretField
            label={text.passphraseLabel}
            type="password"
            value={typed}
            onChange={change(setTyped)}
            onSubmit={use}
            testId="wallet-passphrase"
          />
          <SecretField
            label={text.passphraseAgain}
            type="password"
            value={again}
            error={differs ? text.passphraseDiffers : undefined}
            onChange={change(setAgain)}
            onSubmit={use}
            testId="wallet-passphrase-again"
          />
        </>
      )}
      {kind === 'printed' && <Paper {...{ code, isOnPaper, setOnPaper }} />}
      {error && <Note tone="error">{error}</Note>}
    </Shell>
  )
}

export declare namespace NewWay {
  type Props = {
    kind: RecoveryKind
    onBack: () => void
    onSecret: (secret: UserSecret) => Promise<void>
  }
}

function Paper({ code, isOnPaper, setOnPaper }: Paper.Props) {
  const texts = useTexts()
  const { document } = useVisit()
  return (
    <>
      <p className="paper" data-testid="wallet-printed-code">
        {code}
      </p>
      <Button onPress={() => document.defaultView?.print()} icon={icons.download} wide>
        {texts.hold.print}
      </Button>
      <Check checked={isOnPaper} onChange={setOnPaper} testId="wallet-on-paper">
        {texts.hold.onPaper}
      </Check>
    </>
  )
}

declare namespace Paper {
  type Props = { code: string; isOnPaper: boolean; setOnPaper: (is: boolean) => void }
}
