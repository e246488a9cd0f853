import type { Views } from '@foyer/core'
import { clickSwapNetwork, enterSwap, followOffers, resetView } from '@foyer/core/internal'
import { useEffect, useState } from 'react'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useSwapMessages } from '../../hooks/useSwapMessages.js'
import { readSwap } from '../../locales/readSwap.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { useSheet } from '../../ui/useSheet.js'
import amountsCss from '../Amounts.css?inline'
import { first, type LateView } from '../first.js'
import { Missed } from '../Missed.js'
import { swapDraftOf } from '../swapDraftOf.js'
import { GetCard } from './GetCard.js'
import { PayCard } from './PayCard.js'
import { ReviewButton } from './ReviewButton.js'
import { Terms } from './Terms.js'
import { TurnButton } from './TurnButton.js'
import { useParts } from './useParts.js'
import css from './view.css?inline'

export const view: LateView<'Swap'> = {
  after: first,
  texts: ['late', 'swap'],
  title: (_, __, ___, client) => readSwap(client).title,
  Body: Swap,
  css,
}

function Swap({ data }: { data: Views['Swap'] }) {
  const client = useFoyerClient()
  const account = useAccountInUse()
  const address = account?.address
  const network = account?.balanceOf?.caipNetworkId
  const [isUnsupported, setUnsupported] = useState(false)
  // Another account or network begins another swap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read by the action
  useEffect(() => {
    let isOver = false
    setUnsupported(false)
    enterSwap(client, data).catch(() => {
      if (!isOver && !swapDraftOf(client.store.getState())) setUnsupported(true)
    })
    return () => {
      isOver = true
    }
  }, [client, data, address, network])
  if (!account) return <None />
  if (!account.balanceOf || isUnsupported) return <Unsupported />
  return <Exchange />
}

function Exchange() {
  useSheet(amountsCss)
  const client = useFoyerClient()
  const draft = useFoyerSelector(swapDraftOf)
  const { parts, isMissed, retry } = useParts()
  useEffect(() => followOffers(client), [client])
  if (!draft) return null
  return (
    <>
      <div className="send-cards swap-cards">
        <PayCard draft={draft} parts={parts} />
        <TurnButton />
        <GetCard draft={draft} />
      </div>
      {parts && <parts.Failure draft={draft} />}
      <Terms draft={draft} />
      <ReviewButton draft={draft} />
      {parts && (
        <>
          <parts.Choices draft={draft} />
          <parts.LeftAllowances account={draft.account} network={draft.caipNetworkId} />
        </>
      )}
      {isMissed && <Missed onRetry={retry} />}
    </>
  )
}

/** The host may open this view without a connected account. */
function None() {
  const client = useFoyerClient()
  const texts = useSwapMessages()
  return (
    <>
      <EmptyState icon={lateIcons.swap} title={texts.none} text={texts.noneText} lit />
      <Button kind="primary" wide onPress={() => resetView(client, { name: 'Connect' })}>
        {texts.connect}
      </Button>
    </>
  )
}

function Unsupported() {
  const client = useFoyerClient()
  const texts = useSwapMessages()
  return (
    <EmptyState icon={lateIcons.swap} title={texts.unsupported} text={texts.unsupportedText}>
      <Button size="small" onPress={() => clickSwapNetwork(client)}>
        {texts.networks}
      </Button>
    </EmptyState>
  )
}
