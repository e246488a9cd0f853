import { logOutBrowser, logOutOthers, readLog } from '@foyer/protocol/login'
import { Button, icons, Note, Row, RowList, Skeleton, Tag, useAnnounce } from '@foyer/react/ui'
import { useCallback, useEffect, useState } from 'react'
import { CallError } from '../services/CallError.js'
import type { OwnPageTexts } from '../texts/OwnPageTexts.js'
import { Shell } from './parts/Shell.js'
import { useTask } from './useTask.js'
import { useTexts } from './useTexts.js'
import { useVisit } from './VisitContext.js'

type Log = Awaited<ReturnType<typeof useLog>>['log']

/** Which browsers are logged in, and what happened to the account. */
export function LogPage({ onBack }: { onBack: (() => void) | undefined }) {
  const texts = useTexts()
  const { log, error, busy, left, isAlone, logOut, logOutAll } = useLog()
  return (
    <Shell page={isAlone ? 'log-alone' : 'log'} title={texts.log.title} onBack={onBack}>
      {error && <Note tone="error">{error}</Note>}
      {left && <Note tone="error">{texts.log.left[left]}</Note>}
      {isAlone && <Note>{texts.log.othersOut}</Note>}
      {log ? <Lists {...{ log, busy, logOut, logOutAll }} /> : !error && <Skeleton shape="row" />}
    </Shell>
  )
}

function useLog() {
  const { calls, leaving, vault } = useVisit()
  const { run, busy, error } = useTask()
  const texts = useTexts()
  const announce = useAnnounce()
  const [log, setLog] = useState<Awaited<ReturnType<typeof calls.keeper<typeof readLog>>>>()
  const load = useCallback(async () => setLog(await calls.keeper(readLog, {})), [calls])
  useEffect(() => void run(load), [run, load])
  const [left, setLeft] = useState<keyof OwnPageTexts['log']['left']>()
  const [isAlone, setAlone] = useState(false)
  const sendAway = async (key?: string) => {
    const walletId = vault.wallet()?.walletId
    if (!calls.guard || !walletId) return undefined
    return leaving.sendAway(walletId, key).then(
      (isHeard) => (isHeard ? undefined : 'later'),
      // A wallet that it never had has no browsers there.
      (error) => (isNoWallet(error) ? undefined : ('unknown' as const)),
    )
  }
  /** At both at once, and the guard’s is noted before it is sent: a page that is closed before the keeper has answered leaves no browser let in. */
  const end = async (atKeeper: () => Promise<unknown>, key?: string) => {
    setAlone(false)
    const [gone] = await Promise.all([sendAway(key), atKeeper()])
    setLeft(gone)
    setAlone(key === undefined)
    if (key === undefined) announce(texts.log.othersOut)
    await load()
  }
  const logOut = ({ id, key }: { id: string; key: string }) =>
    void run(() => end(() => calls.keeper(logOutBrowser, { id }), key))
  const logOutAll = () => void run(() => end(() => calls.keeper(logOutOthers, {})))
  return { log, busy, error, left, isAlone, logOut, logOutAll }
}

const isNoWallet = (error: unknown) => error instanceof CallError && error.status === 404

function Lists({ log, busy, logOut, logOutAll }: Lists.Props) {
  const texts = useTexts()
  const { now } = useVisit()
  const text = texts.log
  const hasOthers = log.sessions.some(({ isThis, isHere }) => !isThis && !isHere)
  return (
    <>
      <p className="page-label">{text.browsers}</p>
      <RowList label={text.browsers}>
        {log.sessions.map(({ id, key, browser, origin, since, isThis }) => (
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
                  onPress={() => logOut({ id, key })}
                  testId={`wallet-log-out-${id}`}
                >
                  {text.logOut}
                </Button>
              )
            }
          />
        ))}
        {hasOthers && (
          <Row
            glyph={icons.lock}
            name={text.logOutOthers}
            sub={text.logOutOthersText}
            busy={busy}
            onPress={logOutAll}
            testId="wallet-log-out-others"
          />
        )}
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
  type Props = {
    log: NonNullable<Log>
    busy: boolean
    logOut: (session: { id: string; key: string }) => void
    logOutAll: () => void
  }
}

const joined = (...parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(' · ')
