import { Hero, icons } from '@foyer/react/ui'
import { useEffect, useState } from 'react'
import type { RecoveryKind } from '../texts/en/ways.js'
import type { Missing } from '../vault/Vault.js'
import { ChooseWay } from './parts/ChooseWay.js'
import { NewWay } from './parts/NewWay.js'
import { OpenBy } from './parts/OpenBy.js'
import { Shell } from './parts/Shell.js'
import { UnderWay } from './parts/UnderWay.js'
import { useTask } from './useTask.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

/** The way back to the key in a new browser, or the choice of it at the very first login where there is no second service. */
export function RecoverPage({ missing }: { missing: Missing }) {
  const texts = useTexts()
  const { vault, user, onLeave } = useVisit()
  const [kind, setKind] = useState<RecoveryKind>()
  const isNew = vault.wallet() === undefined
  const ways = vault.ways()
  const why = useWhy()
  const onSecret = async (secret: Parameters<typeof vault.recover>[0]) => {
    await vault.recover(secret)
    // The keeper knows of the wallet now.
    user.forget()
    onLeave()
  }
  if (missing === 'device') return <Waiting />
  const only = ways.length === 1 ? ways[0] : undefined
  if (isNew && kind)
    return <NewWay kind={kind} onBack={() => setKind(undefined)} onSecret={onSecret} />
  const by = kind ?? (isNew ? undefined : only)
  if (by) {
    return (
      <OpenBy
        kind={by}
        title={texts.recover.title}
        text={why}
        onBack={only ? undefined : () => setKind(undefined)}
        onSecret={onSecret}
      />
    )
  }
  return (
    <Shell page="recover" title={texts.recover.title}>
      <Hero
        title={isNew ? texts.recover.setUp : texts.recover.choose}
        text={isNew ? texts.recover.setUpText : why}
      />
      <ChooseWay label={texts.recover.title} only={isNew ? undefined : ways} onPick={setKind} />
    </Shell>
  )
}

/** Tells a user who opened it here before why that is no longer enough. */
function useWhy() {
  const texts = useTexts()
  const { vault } = useVisit()
  const [wasOpen, set] = useState(false)
  useEffect(() => void vault.wasOpen().then(set, () => undefined), [vault])
  return wasOpen ? texts.recover.again : texts.recover.chooseText
}

function Waiting() {
  const texts = useTexts()
  const { vault, onLeave } = useVisit()
  const { run, error } = useTask()
  useEffect(() => {
    const stop = new AbortController()
    void run(async () => {
      await vault.waitForDevice({ signal: stop.signal })
      onLeave()
    })
    return () => stop.abort()
  }, [vault, onLeave, run])
  return (
    <Shell page="recover-device" title={texts.recover.title}>
      <UnderWay
        icon={icons.mail}
        title={texts.recover.wait}
        text={texts.recover.waitText(vault.prompt()?.number)}
        error={error}
      />
    </Shell>
  )
}
