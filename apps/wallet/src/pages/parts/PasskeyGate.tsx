import { Button, Hero, icons, Link, Note, Skeleton } from '@foyer/react/ui'
import { type ReactNode, useState } from 'react'
import { usePasskey } from '../usePasskey.js'
import { useTexts } from '../useTexts.js'
import { CancelPrompt } from './CancelPrompt.js'
import { Free } from './Free.js'
import { PageArt } from './PageArt.js'
import { Shell } from './Shell.js'

/** Shows its children once the user has confirmed with the passkey, where they set one. */
export function PasskeyGate({ about, onBack, onLost, children }: PasskeyGate.Props) {
  const texts = useTexts()
  const { rule, confirm, run, busy, error, isPending, stop } = usePasskey()
  const [isOpen, setOpen] = useState(false)
  const text = texts.passkey
  if (isOpen || (rule && !rule.passkey)) return children
  const confirmPasskey = () =>
    void run(async () => {
      await confirm(about)
      setOpen(true)
    })
  return (
    <Shell
      page="passkey-gate"
      title={texts.stepUp.title}
      onBack={onBack}
      foot={
        isPending ? (
          <CancelPrompt onPress={stop} />
        ) : (
          <Button
            kind="primary"
            wide
            busy={busy}
            disabled={!rule}
            onPress={confirmPasskey}
            testId="wallet-use-passkey"
          >
            {text.use}
          </Button>
        )
      }
    >
      {rule ? (
        <>
          <PageArt icon={icons.shield} />
          <Hero title={text.gate} text={text.gateText} />
        </>
      ) : (
        !error && <Skeleton shape="row" />
      )}
      {isPending && <Note>{text.pending}</Note>}
      {error && <Note tone="error">{error}</Note>}
      {(isPending || error) && (
        <Free>
          <Link onPress={onLost} testId="wallet-gate-lost">
            {text.lost}
          </Link>
        </Free>
      )}
    </Shell>
  )
}

export declare namespace PasskeyGate {
  type Props = {
    /** What it says yes to. */
    about: 'export' | 'recovery'
    onBack: (() => void) | undefined
    /** The user does not have it any more. */
    onLost: () => void
    children: ReactNode
  }
}
