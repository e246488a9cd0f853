import { setLinkedWallet } from '@foyer/core/internal'
import { pairingLifeMs, pairingWarnBelowMs, qrDelayMs } from '@foyer/protocol'
import { useEffect, useState } from 'react'
import { useFoyerClient } from '../hooks/useFoyerClient.js'
import { usePairingMessages } from '../hooks/usePairingMessages.js'
import type { PairingMessages } from '../locales/PairingMessages.js'
import { Button } from '../ui/Button.js'
import { icons } from '../ui/icons.js'
import { lateIcons } from '../ui/lateIcons.js'
import { QrCode } from '../ui/QrCode.js'
import { useAnnounce } from '../ui/useAnnounce.js'
import { useSheet } from '../ui/useSheet.js'
import css from './Code.css?inline'
import { useCopyLink } from './useCopyLink.js'
import { useLate } from './useLate.js'
import type { useLiveCode } from './useLiveCode.js'
import { useTimeLeft } from './useTimeLeft.js'

/** What a code can hold in modules that a phone still tells apart. */
const codeMax = 1_000

/** The code to be scanned, how long it is good for, and the same to copy. */
export function Code({ code, wallet }: Code.Props) {
  useSheet(css)
  const client = useFoyerClient()
  const texts = usePairingMessages()
  const { uri, stale } = code
  const preparing = useBusy(uri === undefined)
  useSpoken(code, wallet?.name)
  // A shown code is for scanning: requests no longer open an app that was chosen before.
  useEffect(() => setLinkedWallet(client, undefined), [client])
  const fits = uri === undefined || uri.length <= codeMax
  const scan = wallet ? texts.scanWith(wallet.name) : texts.scan
  return (
    <div className="code">
      {fits && (
        <QrCode
          text={uri}
          label={wallet ? texts.codeOf(wallet.name) : texts.code}
          mark={wallet && { name: wallet.name, src: wallet.imageUrl }}
          busy={preparing}
          testId="pairing-code"
        >
          {stale && (
            <>
              <p className="code-over">{texts.expired}</p>
              <Button
                kind="primary"
                size="small"
                icon={icons.retry}
                onPress={code.renew}
                testId="renew"
              >
                {texts.renew}
              </Button>
            </>
          )}
        </QrCode>
      )}
      <Hint code={code} scan={fits ? scan : texts.tooLong} />
      <Foot code={code} />
    </div>
  )
}

export declare namespace Code {
  type Props = {
    code: useLiveCode.Result
    /** The wallet that was chosen; without one any may scan. */
    wallet?: { name: string; imageUrl: string | undefined } | undefined
  }
}

/** What to do with the code, or why that leads nowhere yet. */
function Hint({ code: { uri, status, isCut }, scan }: { code: useLiveCode.Result; scan: string }) {
  const texts = usePairingMessages()
  const late = useLate(uri === undefined && status === 'preparing')
  const slow = late ? texts.slow : scan
  return (
    <p className="code-hint" data-testid="code-hint">
      {isCut ? texts.cut : slow}
    </p>
  )
}

function Foot({ code: { uri, expiresAt, stale, status } }: { code: useLiveCode.Result }) {
  const texts = usePairingMessages()
  const { copied, copy } = useCopyLink()
  return (
    <div className="code-foot" data-alone={status === 'idle' || undefined}>
      {expiresAt !== undefined && !stale && <Left until={expiresAt} />}
      {uri === undefined && <p className="code-left">{texts.preparing}</p>}
      <Button
        size="small"
        icon={copied ? icons.tick : lateIcons.copy}
        disabled={uri === undefined || stale}
        onPress={() => uri !== undefined && void copy(uri)}
        testId="copy-link"
      >
        {texts.copy}
      </Button>
    </div>
  )
}

/** The seconds are seen and not said: a reader would speak of nothing else. */
function Left({ until }: { until: number }) {
  const texts = usePairingMessages()
  const left = useTimeLeft(until)
  return (
    <p
      className="code-left"
      data-soon={left <= pairingWarnBelowMs || undefined}
      data-testid="time-left"
    >
      {texts.expires(left)}
    </p>
  )
}

/** Whether something has been awaited for so long that it is worth to show so. */
function useBusy(waiting: boolean): boolean {
  const { clock } = useFoyerClient()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    setBusy(false)
    return waiting ? clock.after(qrDelayMs, () => setBusy(true)) : undefined
  }, [clock, waiting])
  return waiting && busy
}

/** Announces to screen readers that a code is being made, is there, was replaced, or has expired. */
function useSpoken(code: useLiveCode.Result, name?: string): void {
  const texts = usePairingMessages()
  const announce = useAnnounce()
  const scan = name ? texts.scanWith(name) : texts.scan
  const ready = code.expiresAt === undefined ? scan : texts.ready(scan, pairingLifeMs)
  const text = spoken(code, texts, ready)
  const { renewals } = code
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new code is announced
  useEffect(() => announce(text), [announce, text, renewals])
}

function spoken(
  { uri, stale, renewals, isCut }: useLiveCode.Result,
  texts: PairingMessages,
  ready: string,
): string {
  if (stale) return `${texts.expired}. ${texts.renew}`
  if (isCut) return texts.cut
  if (uri === undefined) return texts.preparing
  return renewals > 0 ? texts.renewed : ready
}
