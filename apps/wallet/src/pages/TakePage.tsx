import { Banner, Button, EmptyState, icons } from '@foyer/react/ui'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../services/CallError.js'
import type { Moment } from '../texts/createWhen.js'
import { windowTimers } from '../timers/windowTimers.js'
import { wipe } from '../vault/keys/wipe.js'
import type { Secrets } from '../vault/Vault.js'
import { createCopySecret } from './parts/createCopySecret.js'
import { KitForm } from './parts/KitForm.js'
import { SecretCard } from './parts/SecretCard.js'
import { Shell } from './parts/Shell.js'
import { StepUp } from './parts/StepUp.js'
import { useTask } from './useTask.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

/** A window that is left open gives the keys to whoever comes by for no longer than this; milliseconds. */
const heldMs = 600_000

/** The keys, for their owner to take away. Nothing is shown before it is asked for, and nothing stays after. */
export function TakePage({ onBack, onOver }: TakePage.Props) {
  const texts = useTexts()
  const { vault, now } = useVisit()
  const [isSure, setSure] = useState(false)
  const { run, busy, error, cause } = useTask()
  const { secrets, keep } = useSecrets(onOver)
  const [copySecret] = useState(createCopySecret)
  const text = texts.take
  if (!isSure) return <StepUp purpose="export" onBack={onBack} onDone={() => setSure(true)} />
  const show = () =>
    void run(() =>
      vault.reveal(async ({ entropy, keys }) =>
        keep({
          entropy: entropy.slice(),
          keys: { evm: keys.evm.slice(), solana: keys.solana.slice() },
        }),
      ),
    )
  const young = tooYoung(cause, now())
  if (young) {
    return (
      <Shell page="take-young" title={text.title} onBack={onBack}>
        <EmptyState icon={icons.clock} title={text.young} text={text.youngText(young)} lit />
      </Shell>
    )
  }
  return (
    <Shell
      page="take"
      title={text.title}
      onBack={onBack}
      foot={
        secrets ? undefined : (
          <Button kind="primary" wide busy={busy} onPress={show} testId="wallet-reveal">
            {text.next}
          </Button>
        )
      }
    >
      <Banner tone="danger" title={text.before}>
        {text.beforeText}
      </Banner>
      {error && <Banner title={error} />}
      {secrets && (
        <>
          <SecretCard kind="phrase" {...{ secrets, copySecret }} />
          <SecretCard kind="ethereum" {...{ secrets, copySecret }} />
          <SecretCard kind="solana" {...{ secrets, copySecret }} />
          <KitForm secrets={secrets} />
        </>
      )}
    </Shell>
  )
}

export declare namespace TakePage {
  type Props = {
    onBack: (() => void) | undefined
    /** The keys are held no longer: the user is asked for everything anew. */
    onOver: () => void
  }
}

/** Holds the secrets as long as the page is open, and no longer than ten minutes. */
function useSecrets(onOver: () => void) {
  const { document } = useVisit()
  const [secrets, set] = useState<Secrets>()
  const held = useRef<Secrets>(undefined)
  useEffect(
    () => () => {
      const { entropy, keys } = held.current ?? {}
      wipe(entropy, keys?.evm, keys?.solana)
    },
    [],
  )
  useEffect(() => {
    const view = document.defaultView
    if (secrets && view) return windowTimers(view).after(heldMs, onOver)
    return undefined
  }, [secrets, document, onOver])
  const keep = (found: Secrets) => {
    held.current = found
    set(found)
  }
  return { secrets, keep }
}

/** When keys can be taken from this browser; `undefined` when that is not why it failed. */
function tooYoung(cause: unknown, now: number): Moment | undefined {
  if (!(cause instanceof CallError) || cause.code !== 'device_too_new') return undefined
  return { at: now + (cause.retryAfterSeconds ?? 86_400) * 1_000, now }
}
