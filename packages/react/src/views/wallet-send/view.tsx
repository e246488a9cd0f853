import type { Views } from '@foyer/core'
import { enterSend, resetView } from '@foyer/core/internal'
import { useEffect } from 'react'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { readTransfer } from '../../locales/readTransfer.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { useSheet } from '../../ui/useSheet.js'
import amountsCss from '../Amounts.css?inline'
import { first, type LateView } from '../first.js'
import { Missed } from '../Missed.js'
import { sendDraftOf } from '../sendDraftOf.js'
import { AmountCard } from './AmountCard.js'
import { PreviewButton } from './PreviewButton.js'
import { RecipientCard } from './RecipientCard.js'
import { useParts } from './useParts.js'
import css from './view.css?inline'

export const view: LateView<'WalletSend'> = {
  after: first,
  texts: ['late', 'transfer'],
  title: (_, __, ___, client) => readTransfer(client).title,
  Body: WalletSend,
  css,
}

function WalletSend({ data }: { data: Views['WalletSend'] }) {
  const client = useFoyerClient()
  const account = useAccountInUse()
  const address = account?.address
  const network = account?.balanceOf?.caipNetworkId
  // Another account or network begins another transfer. Without one the view says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read by the action
  useEffect(() => {
    enterSend(client, data).catch(() => {})
  }, [client, data, address, network])
  if (!account) return <None />
  if (!account.balanceOf) return <Unsupported />
  return <Transfer />
}

function Transfer() {
  useSheet(amountsCss)
  const { parts, isMissed, retry } = useParts()
  const draft = useFoyerSelector(sendDraftOf)
  if (!draft) return null
  return (
    <>
      <div className="send-cards">
        <AmountCard draft={draft} parts={parts} />
        <RecipientCard draft={draft} parts={parts} />
      </div>
      {parts && (
        <>
          <parts.Memo draft={draft} />
          <parts.Warnings draft={draft} />
          <parts.Failure draft={draft} />
        </>
      )}
      {/* Warnings are among what did not arrive: without them nothing is sent. */}
      {isMissed && <Missed onRetry={retry} />}
      <PreviewButton draft={draft} hasParts={parts !== undefined} />
    </>
  )
}

/** The host may open this view without a connected account. */
function None() {
  const client = useFoyerClient()
  const texts = useTransferMessages()
  return (
    <>
      <EmptyState icon={lateIcons.send} title={texts.none} text={texts.noneText} lit />
      <Button kind="primary" wide onPress={() => resetView(client, { name: 'Connect' })}>
        {texts.connect}
      </Button>
    </>
  )
}

function Unsupported() {
  const texts = useTransferMessages()
  return <EmptyState icon={lateIcons.send} title={texts.unsupported} text={texts.unsupportedText} />
}
