import { cancelGuardEmail, changeGuardEmail, readGuardEmail } from '@foyer/protocol/login'
import { Banner, Button, Note } from '@foyer/react/ui'
import { useCallback, useEffect, useState } from 'react'
import type * as v from 'valibot'
import { useTask } from '../useTask.js'
import { useTexts } from '../useTexts.js'
import { useVisit } from '../VisitContext.js'

/** That the second service asks at another address than the login's, as after a change that was not ended; and what is left to do. */
export function GuardEmail() {
  const texts = useTexts()
  const { login } = useVisit()
  const { found, busy, error, move, cancel } = useGuardEmail()
  const { issuer, subject } = login.identity
  if (issuer !== 'email' || !found?.email || found.email === subject) return null
  const { email, change } = found
  const text = texts.guardEmail
  const left = change?.left.map((which) => (which === 'old' ? email : change.email)) ?? []
  return (
    <>
      <Banner title={text.title(email)} testId="wallet-guard-email">
        {change ? text.left(left) : text.apart(subject)}
      </Banner>
      {error && <Note tone="error">{error}</Note>}
      {change ? (
        <Button wide busy={busy} onPress={cancel} testId="wallet-guard-email-cancel">
          {text.cancel}
        </Button>
      ) : (
        <Button wide busy={busy} onPress={move} testId="wallet-guard-email-move">
          {text.move}
        </Button>
      )}
    </>
  )
}

function useGuardEmail() {
  const { calls, login, origin, vault } = useVisit()
  const { run, busy, error } = useTask()
  const [found, setFound] = useState<v.InferOutput<typeof readGuardEmail.output>>()
  const { guard } = calls
  const walletId = vault.wallet()?.walletId
  const load = useCallback(async () => {
    if (guard && walletId) setFound(await guard(readGuardEmail, { walletId }))
  }, [guard, walletId])
  // A guard that is away, or does not know this browser, says nothing: then there is nothing to show.
  useEffect(() => void load().catch(() => undefined), [load])
  const move = () =>
    void run(async () => {
      const email = login.identity.subject
      if (guard && walletId) await guard(changeGuardEmail, { walletId, email, origin })
      await load()
    })
  const cancel = () =>
    void run(async () => {
      if (guard && walletId) await guard(cancelGuardEmail, { walletId })
      await load()
    })
  return { found, busy, error, move, cancel }
}
