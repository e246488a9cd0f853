import { closeModal, type State } from '@foyer/core'
import { enterPay, findNetwork, showView } from '@foyer/core/internal'
import type { Payment } from '@foyer/core/pay'
import { FoyerError, type Network, parseCaipNetworkId } from '@foyer/protocol'
import { useEffect, useRef, useState } from 'react'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { usePayMessages } from '../../hooks/usePayMessages.js'
import { readPay } from '../../locales/readPay.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { useSheet } from '../../ui/useSheet.js'
import { first, type LateView } from '../first.js'
import partsCss from '../PreviewParts.css?inline'
import { payOf } from '../payOf.js'
import { RecipientWarnings } from '../RecipientWarnings.js'
import { sendDraftOf } from '../sendDraftOf.js'
import { PayButton } from './PayButton.js'
import { PayFacts } from './PayFacts.js'
import { What } from './What.js'

export const view: LateView<'Pay'> = {
  after: first,
  texts: ['late', 'transfer', 'payment', 'pay'],
  title: (_, __, ___, client) => readPay(client).title,
  Body: Pay,
}

/** What the page wants to be paid, and from where. */
function Pay() {
  const pay = useFoyerSelector(payOf)
  return pay?.status === 'initiated' ? <Offer payment={pay} /> : <None />
}

function Offer({ payment }: { payment: Payment }) {
  useSheet(partsCss)
  const client = useFoyerClient()
  const account = useAccountInUse(parseCaipNetworkId(payment.network).namespace)
  const networks = useFoyerSelector(networkOf)
  const begun = useFoyerSelector(sendDraftOf)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef('')
  const [fault, setFault] = useState<'unread' | 'noToken'>()
  const { id } = payment
  const address = account?.address
  const current = account?.balanceOf?.caipNetworkId
  const active = networks.active
  // Another account, network or payment begins anew; without a wallet that could pay, the button says what is missing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read by the action
  useEffect(() => {
    // What was begun for the same goes on over a change of the rest, and its failure is that of all.
    const key = JSON.stringify([id, address, active, attempt])
    if (latest.current !== key) setFault(undefined)
    latest.current = key
    enterPay(client).catch((error: unknown) => {
      if (latest.current !== key || address === undefined) return
      setFault(FoyerError.is(error, 'answer_invalid') ? 'noToken' : 'unread')
    })
  }, [client, id, address, current, active, attempt])
  const draft = begun?.payment === id ? begun : undefined
  const network = findNetwork(networks, payment.network)
  return (
    <>
      <What payment={payment} draft={draft} network={network} />
      <PayFacts draft={draft} network={network} />
      {draft && <RecipientWarnings draft={draft} />}
      {fault === 'noToken' && <NoToken network={network} />}
      {fault === 'unread' && <Unread onRetry={() => setAttempt(attempt + 1)} />}
      {fault === undefined && (
        <div className="preview-answers">
          <PayButton {...{ payment, account, draft, network }} />
        </div>
      )}
    </>
  )
}

function Unread({ onRetry }: { onRetry: () => void }) {
  const texts = usePayMessages()
  return (
    <>
      <Note tone="error">{texts.unread}</Note>
      <Button onPress={onRetry} testId="pay-retry">
        {texts.again}
      </Button>
    </>
  )
}

/** An address of another kind, or none: trying again finds no token there either. */
function NoToken({ network }: { network: Network | undefined }) {
  const client = useFoyerClient()
  const texts = usePayMessages()
  return (
    <>
      <Note tone="error">{texts.noToken(network?.name ?? '')}</Note>
      <Button onPress={() => closeModal(client)} testId="pay-no-token">
        {texts.close}
      </Button>
    </>
  )
}

/** The host may open this view without a payment, and a wallet may have it already. */
function None() {
  const client = useFoyerClient()
  const texts = usePayMessages()
  const pay = useFoyerSelector(payOf)
  useEffect(() => {
    if (pay) showView(client, { name: 'PayLoading' })
  }, [client, pay])
  return (
    <EmptyState icon={lateIcons.send} title={texts.none} text={texts.noneText}>
      <Button size="small" onPress={() => closeModal(client)} testId="pay-none">
        {texts.close}
      </Button>
    </EmptyState>
  )
}

function networkOf({ network }: State) {
  return network
}
