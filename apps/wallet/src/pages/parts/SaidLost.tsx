import { Banner, Button, Note } from '@foyer/react/ui'
import { useCallback, useEffect, useState } from 'react'
import type { LostPasskey } from '../../login/createLostPasskeys.js'
import { en } from '../texts/en.js'
import { useTask } from '../useTask.js'
import { useVisit } from '../VisitContext.js'
import { whenText } from '../whenText.js'

/** In which browsers of the person somebody says that the passkey is lost, and how to say that it is not so. */
export function SaidLost() {
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
  const text = en.saidLost
  if (claims.length === 0) return null
  return (
    <>
      <Banner tone="danger" title={text.title} testId="wallet-said-lost">
        {claims
          .map(({ since, browser, isThis }) => {
            const where = isThis ? text.here : (browser ?? en.log.unknownBrowser)
            return text.said(where, whenText(since, now()))
          })
          .join(' ')}{' '}
        {text.text}
      </Banner>
      {error && <Note tone="error">{error}</Note>}
      <Button wide busy={busy} onPress={refuse} testId="wallet-not-lost">
        {text.refuse}
      </Button>
    </>
  )
}
