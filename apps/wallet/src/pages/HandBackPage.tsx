import { Banner, Button, Hero, icons, Note } from '@foyer/react/ui'
import { useCallback, useEffect, useState } from 'react'
import { CallError } from '../services/CallError.js'
import type { GuardProof } from '../vault/Vault.js'
import { PageArt } from './parts/PageArt.js'
import { Shell } from './parts/Shell.js'
import { StepUp } from './parts/StepUp.js'
import { UnderWay } from './parts/UnderWay.js'
import { providerName } from './providerName.js'
import { useTask } from './useTask.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

type Step = { is: 'why' } | { is: 'stepUp' } | { is: 'doing'; proof: GuardProof | undefined }

/** Returns the recovery share to the guard: explains what that means, runs the step-up, and then takes one step. */
export function HandBackPage({ onBack }: { onBack: () => void }) {
  const texts = useTexts()
  const { login } = useVisit()
  const [step, setStep] = useState<Step>({ is: 'why' })
  const [isDone, setDone] = useState(false)
  const done = useCallback(() => setDone(true), [])
  const again = useCallback(() => setStep({ is: 'stepUp' }), [])
  const text = texts.handBack
  const { provider, subject } = login.identity
  if (isDone) {
    return (
      <Shell page="hand-back-done" title={text.title} onBack={onBack}>
        <PageArt icon={icons.tick} />
        <Hero title={text.done} text={text.doneText} />
      </Shell>
    )
  }
  if (step.is === 'stepUp') {
    return (
      <StepUp
        purpose="tier"
        withGuard
        onBack={onBack}
        onDone={(proof) => setStep({ is: 'doing', proof })}
      />
    )
  }
  if (step.is === 'doing')
    return <Doing proof={step.proof} onBack={onBack} onDone={done} onStale={again} />
  return (
    <Shell
      page="hand-back"
      title={text.title}
      onBack={onBack}
      foot={
        <Button kind="primary" wide onPress={again} testId="wallet-hand-back-go">
          {texts.next}
        </Button>
      }
    >
      <Hero title={text.why} text={text.whyText} />
      <Banner title={texts.security.guardedWarning}>{text.risk}</Banner>
      <Note>
        {provider === 'email' ? text.promptsAt(subject) : text.promptsBy(providerName(provider))}
      </Note>
    </Shell>
  )
}

function Doing({ proof, onBack, onDone, onStale }: Doing.Props) {
  const texts = useTexts()
  const { vault } = useVisit()
  const { run, busy, error, cause } = useTask()
  const [isPending, setPending] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const stop = new AbortController()
    void run(async () => {
      const onRequested = () => setPending(true)
      await vault.handBack({ signal: stop.signal, proof, onRequested })
      onDone()
    })
    return () => stop.abort()
  }, [vault, proof, run, onDone, attempt])
  useEffect(() => {
    // Waiting for the mail took longer than a step-up holds.
    if (cause instanceof CallError && cause.code === 'step_up_required') onStale()
  }, [cause, onStale])
  const text = texts.handBack
  return (
    <Shell
      page="hand-back-doing"
      title={text.title}
      onBack={onBack}
      foot={
        <Button
          wide
          busy={busy}
          onPress={() => setAttempt(attempt + 1)}
          testId="wallet-hand-back-again"
        >
          {texts.again}
        </Button>
      }
    >
      <UnderWay
        icon={isPending ? icons.mail : icons.shield}
        title={isPending ? texts.recover.wait : text.doing}
        text={isPending ? texts.recover.waitText(vault.prompt()?.number) : text.doingText}
        error={error}
      />
    </Shell>
  )
}

declare namespace Doing {
  type Props = {
    proof: GuardProof | undefined
    onBack: () => void
    onDone: () => void
    onStale: () => void
  }
}
