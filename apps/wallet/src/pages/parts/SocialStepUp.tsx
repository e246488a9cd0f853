import { pause } from '@foyer/protocol'
import { startFarcaster, startSocial, stepUp } from '@foyer/protocol/login'
import { Button, Hero, Note } from '@foyer/react/ui'
import { useState } from 'react'
import { createSecret } from '../../login/createSecret.js'
import { startGuardRound } from '../../login/startGuardRound.js'
import { CallError } from '../../services/CallError.js'
import type { GuardProof } from '../../vault/Vault.js'
import type { Visit } from '../PagesWorld.js'
import { providerName } from '../providerName.js'
import { useTask } from '../useTask.js'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'
import { openProviderWindow, type ProviderWindow } from './openProviderWindow.js'
import { Shell } from './Shell.js'

const pollMs = 1_500
const giveUpMs = 300_000

/** The same user at the same provider once more, in a window of its own. */
export function SocialStepUp({ withGuard, onBack, onDone }: SocialStepUp.Props) {
  const texts = useTexts()
  const visit = useVisit()
  const { run, busy, error } = useTask()
  const [numbers, setNumbers] = useState<readonly string[]>([])
  const { provider } = visit.login.identity
  const text = texts.stepUp
  const start = () => {
    const popup = openProviderWindow(visit.document.defaultView)
    void run(async () => {
      onDone(await confirm(visit, popup, { withGuard: withGuard === true, onNumbers: setNumbers }))
    })
  }
  return (
    <Shell
      page="step-up"
      title={text.title}
      onBack={onBack}
      foot={
        <Button kind="primary" wide busy={busy} onPress={start} testId="wallet-step-up-social">
          {text.socialStart}
        </Button>
      }
    >
      <Hero title={text.social(providerName(provider))} text={text.socialText} />
      {busy && numbers.length > 0 && <Note>{text.socialNumbers(numbers)}</Note>}
      {error && <Note tone="error">{error}</Note>}
    </Shell>
  )
}

export declare namespace SocialStepUp {
  type Props = {
    /** The guard is to know it, too. */
    withGuard: boolean | undefined
    onBack: (() => void) | undefined
    onDone: (proof?: GuardProof | undefined) => void
  }
}

type SocialProof = { withGuard: boolean; onNumbers: (numbers: readonly string[]) => void }

async function confirm(
  visit: Visit,
  popup: ProviderWindow | undefined,
  { withGuard, onNumbers }: SocialProof,
): Promise<GuardProof | undefined> {
  const { calls, login, origin, now } = visit
  const { provider } = login.identity
  const { secret, hash } = await createSecret()
  const guard = withGuard ? await startAtGuard() : undefined
  const { ticket, uri, number } = await start()
  onNumbers([number, guard?.number].filter((one) => one !== undefined))
  popup?.go(uri)
  const until = now() + giveUpMs
  for (;;) {
    try {
      await calls.keeper(stepUp, { ticket, secret })
      // The guard's round comes after, in the same window.
      if (!guard) popup?.close()
      return guard?.proof
    } catch (error) {
      if (!isWaiting(error) || now() > until) throw error
    }
    await pause(pollMs)
  }

  async function start() {
    if (provider === 'farcaster') {
      const begun = await calls.keeper(startFarcaster, { origin, hash })
      return { ticket: begun.ticket, uri: begun.url, number: undefined }
    }
    if (provider === 'email') throw new Error('An address gets a code')
    return calls.keeper(startSocial, { provider, origin, hash, onward: guard?.uri, again: true })
  }

  async function startAtGuard() {
    if (provider === 'farcaster' || provider === 'email') return undefined
    return startGuardRound(calls, { provider, origin })
  }
}

/** The user is not back yet. */
const isWaiting = (error: unknown) => error instanceof CallError && error.code === 'ticket_waiting'
