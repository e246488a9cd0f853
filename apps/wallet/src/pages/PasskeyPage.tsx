import { claimLostPasskey } from '@foyer/protocol/login'
import { Button, Hero, icons, Note, Row, RowList, Skeleton } from '@foyer/react/ui'
import { useState } from 'react'
import { dayMs } from './dayMs.js'
import { CancelPrompt } from './parts/CancelPrompt.js'
import { Shell } from './parts/Shell.js'
import { StepUp } from './parts/StepUp.js'
import { usePasskey } from './usePasskey.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

/** The amounts in dollars that a user may choose from. */
const limits = [0n, 100n, 1_000n, 10_000n, 100_000n]

type Passkey = ReturnType<typeof usePasskey>

/** Whether this browser asks for a passkey before what is risky, and from when on. */
export function PasskeyPage({ onBack }: { onBack: (() => void) | undefined }) {
  const texts = useTexts()
  const passkey = usePasskey()
  const [isLost, setLost] = useState(false)
  const { rule, error, isPending, stop } = passkey
  const toLost = () => {
    stop()
    setLost(true)
  }
  if (isLost) {
    const back = () => setLost(false)
    return <Lost {...passkey} onBack={back} />
  }
  return (
    <Shell page="passkey" title={texts.passkey.title} onBack={onBack} foot={<Foot {...passkey} />}>
      {!rule && !error && <Skeleton shape="row" />}
      {rule && (rule.passkey ? <Kept {...passkey} onLost={toLost} /> : <None />)}
      {isPending && <Note>{texts.passkey.pending}</Note>}
      {error && <Note tone="error">{error}</Note>}
    </Shell>
  )
}

function None() {
  const texts = useTexts()
  const text = texts.passkey
  return (
    <>
      <Hero title={text.none} text={text.noneText} />
      <Note>{text.here}</Note>
    </>
  )
}

function Foot({ rule, load, run, busy, confirm, isPending, stop }: Passkey) {
  const texts = useTexts()
  const { document, login, passkeys } = useVisit()
  const text = texts.passkey
  const begin = () =>
    void run(async () => {
      const { makePasskey } = await import('../approval/verify/makePasskey.js')
      const origin = document.defaultView?.location.origin ?? ''
      const { email, userName } = login.identity
      await passkeys.write(await makePasskey(email ?? userName ?? text.title, origin))
      await load()
    })
  const end = () =>
    void run(async () => {
      await confirm('off')
      await passkeys.remove()
      await load()
    })
  if (isPending) return <CancelPrompt onPress={stop} />
  return rule?.passkey ? (
    <Button wide busy={busy} onPress={end} testId="wallet-passkey-off">
      {text.off}
    </Button>
  ) : (
    <Button
      kind="primary"
      wide
      busy={busy}
      disabled={!rule}
      onPress={begin}
      testId="wallet-passkey-on"
    >
      {text.on}
    </Button>
  )
}

function Kept({ rule, load, run, confirm, onLost }: Passkey & { onLost: () => void }) {
  const texts = useTexts()
  const { passkeys } = useVisit()
  const text = texts.passkey
  const stored = rule?.passkey
  const choose = (dollars: bigint) =>
    void run(async () => {
      await confirm(`limit ${dollars}`)
      const now = await passkeys.read()
      if (now) await passkeys.write({ ...now, limit: dollars * 100n })
      await load()
    })
  return (
    <>
      <Hero title={text.kept} text={text.keptText} />
      <RowList label={text.limit}>
        {limits.map((dollars) => (
          <Row
            key={String(dollars)}
            name={dollars === 0n ? text.every : text.above(dollars)}
            glyph={icons.lock}
            current={stored?.limit === dollars * 100n}
            tight
            onPress={() => choose(dollars)}
            testId={`wallet-limit-${dollars}`}
          />
        ))}
      </RowList>
      <RowList label={text.lost}>
        <Row
          glyph={icons.key}
          name={text.lost}
          sub={text.lostText}
          onPress={onLost}
          testId="wallet-passkey-lost"
        />
      </RowList>
    </>
  )
}

/** The way on without it: the user passes a step-up twice, a day apart, by the keeper's clock and with a mail each time. */
function Lost({ load, run, rule, error, onBack }: Passkey & { onBack: () => void }) {
  const texts = useTexts()
  const { calls, passkeys, now } = useVisit()
  const [isSure, setSure] = useState(false)
  const text = texts.passkey
  const until = (rule?.passkey?.lostAt ?? 0) + dayMs
  const go = () =>
    void run(async () => {
      const before = await passkeys.read()
      if (before) {
        const isFirst = before.lostAt === undefined
        const { since, isOver } = await calls.keeper(claimLostPasskey, { isFirst })
        // The use of the passkey in another tab ended this.
        const stored = await passkeys.read()
        if (isOver && stored?.lostAt !== undefined) await passkeys.remove()
        else if (stored) await passkeys.write({ ...stored, lostAt: since })
      }
      await load()
      setSure(true)
    })
  if (!isSure && !error) return <StepUp purpose="passkey" onBack={onBack} onDone={go} />
  return (
    <Shell page="passkey-lost" title={text.title} onBack={onBack}>
      {error ? (
        <Note tone="error">{error}</Note>
      ) : rule?.passkey ? (
        <Hero title={text.wait({ at: until, now: now() })} text={text.waitText} />
      ) : (
        <Hero title={text.gone} text={text.noneText} />
      )}
    </Shell>
  )
}
