import { requestStepUp, stepUp } from '@foyer/protocol/login'
import { Button, CodeField, Hero, Note } from '@foyer/react/ui'
import { useState } from 'react'
import type { GuardProof } from '../../vault/Vault.js'
import { useTask } from '../useTask.js'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'
import { Shell } from './Shell.js'
import { SocialStepUp } from './SocialStepUp.js'

/** Asks who is logged in to show it once more, for what a session alone may not do. */
export function StepUp({ purpose, withGuard, onBack, onDone }: StepUp.Props) {
  const texts = useTexts()
  const { calls, origin } = useVisit()
  const { run, busy, error, forget } = useTask()
  const [sent, setSent] = useState<{ by: 'code' | 'social'; number?: string | undefined }>()
  const by = sent?.by
  const [code, setCode] = useState('')
  const text = texts.stepUp
  const requestCode = () =>
    void run(async () => {
      setCode('')
      setSent(await calls.keeper(requestStepUp, { purpose, origin }))
    })
  const check = (typed: string) =>
    void run(async () => {
      await calls.keeper(stepUp, { code: typed })
      onDone()
    })
  if (by === 'social') return <SocialStepUp {...{ withGuard, onBack, onDone }} />
  return (
    <Shell
      page="step-up"
      title={text.title}
      onBack={onBack}
      foot={
        by ? (
          <Button wide disabled={busy} onPress={requestCode} testId="wallet-code-again">
            {text.again}
          </Button>
        ) : (
          <Button kind="primary" wide busy={busy} onPress={requestCode} testId="wallet-step-up">
            {texts.next}
          </Button>
        )
      }
    >
      {by ? (
        <>
          <Hero title={text.code} text={text.codeText(sent?.number)} />
          <CodeField
            label={text.codeLabel}
            value={code}
            onChange={(typed) => {
              if (error) forget()
              setCode(typed)
            }}
            onComplete={check}
            error={error}
            busy={busy}
            testId="wallet-code"
          />
        </>
      ) : (
        <>
          <Hero title={text.why} text={text.whyText} />
          {error && <Note tone="error">{error}</Note>}
        </>
      )}
    </Shell>
  )
}

export declare namespace StepUp {
  type Props = {
    purpose: 'export' | 'tier' | 'passkey'
    onBack: (() => void) | undefined
    /** The guard is to know it, too: a social login makes a round for it. */
    withGuard?: boolean | undefined
    onDone: (proof?: GuardProof | undefined) => void
  }
}
