import { logOutBrowser, readLog } from '@foyer/protocol/login'
import { Button, icons, Note, Row, RowList, Skeleton, Tag } from '@foyer/react/ui'
import { useCallback, useEffect, useState } from 'react'
import type { OwnPageTexts } from '../texts/OwnPageTexts.js'
import { Shell } from './parts/Shell.js'
import { useTask } from './useTask.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

type Log = Awaited<ReturnType<typeof useLog>>['log']

/** Which browsers are logged in, and what happened to the account. */
export function LogPage({ onBack }: { onBack: (() => void) | undefined }) {
  const texts = useTexts()
  const { log, error, busy, left, logOut } = useLog()
  return (
    <Shell page="log" title={texts.log.title} onBack={onBack}>
      {error && <Note tone="error">{error}</Note>}
      {left && <Note tone="error">{texts.log.left[left]}</Note>}
      {log ? <Lists {...{ log, busy, logOut }} /> : !error && <Skeleton shape="row" />}
    </Shell>
  )
}

function useLog() {
  const { calls, leaving, vault } = useVisit()
  const { run, busy, error } = useTask()
  const [log, setLog] = useState<Awaited<ReturnType<typeof calls.keeper<typeof readLog>>>>()
  const load = useCallback(async () => setLog(await calls.keeper(readLog, {})), [calls])
  useEffect(() => void run(load), [run, load])
  const [left, setLeft] = useState<keyof OwnPageTexts['log']['left']>()
  const sendAway = async (browser: string | undefined) => {
    const walletId = vault.wallet()?.walletId
    if (!calls.guard || !walletId || browser === undefined) return undefined
    return leaving.sendAway(walletId, browser).then(
      (isHeard) => (isHeard ? undefined : 'later'),
      () => 'unknown' as const,
    )
  }
  const logOut = (id: string) =>
    void run(async () => {
      const { browser } = await calls.keeper(logOutBrowser, { id })
      setLeft(await sendAway(browser))
      await load()
    })
  return { log, busy, error, left, logOut }
}

function Lists({ log, busy, logOut }: Lists.Props) {
  const texts = useTexts()
  const { now } = useVisit()
  const text = texts.log
  return (
    <>
      <p className="page-label">{text.browsers}</p>
      <RowList label={text.browsers}>
        {log.sessions.map(({ id, browser, origin, since, isThis }) => (
          <Row
            key={id}
            glyph={icons.desktop}
            name={browser ?? text.unknownBrowser}
            sub={joined(origin && text.at(origin), text.since({ at: since, now: now() }))}
            end={
              isThis ? (
                <Tag tone="accent">{text.thisOne}</Tag>
              ) : (
                <Button
                  size="small"
                  busy={busy}
                  onPress={() => logOut(id)}
                  testId={`wallet-log-out-${id}`}
                >
                  {text.logOut}
                </Button>
              )
            }
          />
        ))}
      </RowList>
      <p className="page-label">{text.events}</p>
      <RowList label={text.events}>
        {log.entries.map(({ at, what, origin, browser }, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may come in one millisecond
            key={`${at}-${what}-${index}`}
            glyph={icons.clock}
            name={text.what[what]}
            sub={joined(text.when({ at, now: now() }), browser, origin && text.at(origin))}
            tight
          />
        ))}
      </RowList>
      {log.entries.length === 0 && <Note>{text.nothing}</Note>}
    </>
  )
}

declare namespace Lists {
  type Props = { log: NonNullable<Log>; busy: boolean; logOut: (id: string) => void }
}

const joined = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(' · ')
