import { Banner, Button, Note } from '@foyer/react/ui'
import { useCallback, useEffect, useState } from 'react'
import type { LostPasskey } from '../../login/createLostPasskeys.js'
import { useTask } from '../useTask.js'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'

/** The browsers of the user that report the passkey as lost, and how to refuse that. */
export function SaidLost() {
  const texts = useTexts()
  const { lost, now } = useVisit()
  const { run, busy, error } = useTask()
  const [claims, setClaims] = useState<readonly LostPasskey[]>([])
  const load = useCallback(async () => setClaims(await lost.read()), [lost])
  useEffect(() => void load(), [load])
  const refuse = () =>
    void run(async () => {
      await lost.refuse()
      await load()
    })
  const text = texts.saidLost
  if (claims.length === 0) return null
  return (
    <>
      <Banner tone="danger" title={text.title} testId="wallet-said-lost">
        {text.text(
          claims.map(({ since, browser, isThis }) => ({
            ...{ at: since, now: now() },
            browser: isThis ? undefined : (browser ?? texts.log.unknownBrowser),
          })),
        )}
      </Banner>
      {error && <Note tone="error">{error}</Note>}
      <Button wide busy={busy} onPress={refuse} testId="wallet-not-lost">
        {text.refuse}
      </Button>
    </>
  )
}
