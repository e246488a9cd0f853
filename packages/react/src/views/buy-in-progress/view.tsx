import { closeModal } from '@foyer/core'
import { type BuyPage, type Purchase, watchPurchases } from '@foyer/core/buy'
import { goBack, resetView } from '@foyer/core/internal'
import { onrampFailedAfterMs } from '@foyer/protocol'
import { useEffect, useState } from 'react'
import { useBuyMessages } from '../../hooks/useBuyMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { readBuy } from '../../locales/readBuy.js'
import { Actions } from '../../ui/Actions.js'
import { Art } from '../../ui/Art.js'
import { Button } from '../../ui/Button.js'
import { Ring } from '../../ui/Ring.js'
import { useSheet } from '../../ui/useSheet.js'
import { useSpoken } from '../../ui/useSpoken.js'
import { BuyNothing } from '../BuyNothing.js'
import { buyOf } from '../buyOf.js'
import { first, type LateView } from '../first.js'
import { payOf } from '../payOf.js'
import progressCss from '../SentProgress.css?inline'
import { sellerName } from '../sellerName.js'
import { useMoney } from '../useMoney.js'
import { purchaseWords } from './purchaseWords.js'
import { Ways } from './Ways.js'

export const view: LateView<'BuyInProgress'> = {
  after: first,
  texts: ['late', 'buy'],
  title: (_, __, ___, client) => readBuy(client).progress.title,
  Body: BuyInProgress,
}

/** How the latest purchase goes on: its page, then what became of it. */
function BuyInProgress() {
  const buy = useFoyerSelector(buyOf)
  const { page, purchases = [] } = buy ?? {}
  if (!page) return <BuyNothing />
  return <Progress page={page} purchase={purchases.find(({ order }) => order === page.order)} />
}

function Progress({ page, purchase }: Progress.Props) {
  useSheet(progressCss)
  const texts = useBuyMessages()
  const { tokens } = useMoney()
  const isQuiet = useQuiet(purchase)
  const { kind, title, text } = purchaseWords(texts, {
    ...{ page, purchase, isQuiet, tokens },
  })
  const state = kind === 'arrived' ? 'done' : isLost(kind) ? 'declined' : 'wait'
  useSpoken({ title, text }, state === 'declined')
  const name = sellerName(page.provider)
  return (
    <>
      <div className="sent-progress" data-testid={`buy-${kind}`}>
        <Ring state={state} round>
          <Art name={kind === 'arrived' ? (purchase?.symbol ?? name) : name} size={72} round />
        </Ring>
        <p>
          <strong>{title}</strong>
          <span>{text}</span>
        </p>
        <Ways kind={kind} page={page} purchase={purchase} />
      </div>
      <Ends kind={kind} />
    </>
  )
}

declare namespace Progress {
  type Props = { page: BuyPage; purchase: Purchase | undefined }
}

function Ends({ kind }: { kind: purchaseWords.Kind }) {
  const client = useFoyerClient()
  const { progress: texts } = useBuyMessages()
  const isPaying = useFoyerSelector(payOf)?.status === 'initiated'
  if (isPaying && kind === 'arrived')
    return (
      <Button
        kind="primary"
        wide
        onPress={() => resetView(client, { name: 'Pay' })}
        testId="buy-pay"
      >
        {texts.pay}
      </Button>
    )
  return (
    <Actions>
      {(kind === 'failed' || kind === 'unopened') && (
        <Button onPress={() => goBack(client)} testId="buy-again">
          {texts.again}
        </Button>
      )}
      {kind === 'unclear' && (
        <Button onPress={() => void watchPurchases(client)} testId="buy-look">
          {texts.look}
        </Button>
      )}
      <Button
        kind={kind === 'blocked' ? 'neutral' : 'primary'}
        onPress={() => closeModal(client)}
        testId="buy-done"
      >
        {kind === 'arrived' ? texts.done : texts.close}
      </Button>
    </Actions>
  )
}

/** Whether nothing was heard of it for long. That says nothing of its end. */
function useQuiet(purchase: Purchase | undefined): boolean {
  const { clock } = useFoyerClient()
  const { at, status } = purchase ?? {}
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const isWaiting = at !== undefined && status === 'waiting'
    const left = isWaiting ? at + onrampFailedAfterMs - clock.now() : 0
    setQuiet(isWaiting && left <= 0)
    // Of a clock that was set back no more than the whole wait is left.
    const waitMs = Math.min(left, onrampFailedAfterMs)
    if (isWaiting && left > 0) return clock.after(waitMs, () => setQuiet(true))
    return undefined
  }, [clock, at, status])
  return isQuiet
}

function isLost(kind: purchaseWords.Kind): boolean {
  return kind === 'failed' || kind === 'unclear' || kind === 'unopened'
}
