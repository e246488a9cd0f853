import { buyForPay, connectForPay, isBuyOffered, pickNetwork, showView } from '@foyer/core/internal'
import type { Payment } from '@foyer/core/pay'
import { type SendDraft, sendButton } from '@foyer/core/send'
import type { Network } from '@foyer/protocol'
import type { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { usePayMessages } from '../../hooks/usePayMessages.js'
import { useTransferMessages } from '../../hooks/useTransferMessages.js'
import { Button } from '../../ui/Button.js'
import { activeIdOf } from '../activeIdOf.js'

/** The next step: a wallet, its network, or the review of what it is to send. What is in the way is said instead. */
export function PayButton({ payment, account, draft, network }: PayButton.Props) {
  const client = useFoyerClient()
  const texts = usePayMessages()
  const active = useFoyerSelector(activeIdOf)
  if (!account)
    return (
      <Button kind="primary" wide onPress={() => connectForPay(client)} testId="pay-connect">
        {texts.connect}
      </Button>
    )
  if (active !== payment.network)
    return (
      <Button
        kind="primary"
        wide
        onPress={() => pickNetwork(client, { network: payment.network })}
        testId="pay-switch"
      >
        {texts.switchTo(network?.name ?? '')}
      </Button>
    )
  return <Review draft={draft} canBuy={isBuyOffered(client, account.namespace)} />
}

export declare namespace PayButton {
  type Props = {
    payment: Payment
    account: useAccountInUse.Result | undefined
    draft: SendDraft | undefined
    network: Network | undefined
  }
}

function Review({ draft, canBuy }: Review.Props) {
  const client = useFoyerClient()
  const texts = usePayMessages()
  const { button } = useTransferMessages()
  const isRead = draft?.token !== undefined && draft.recipient.status !== 'empty'
  const { code, isEnabled } =
    draft && isRead ? sendButton(draft) : ({} as Partial<sendButton.Button>)
  const isWaiting = !code || draft?.recipient.status === 'searching'
  return (
    <>
      <Button
        kind="primary"
        wide
        busy={isWaiting}
        disabled={!isEnabled}
        onPress={() => showView(client, { name: 'WalletSendPreview' })}
        testId="pay-review"
      >
        {isWaiting ? texts.reading : code === 'preview_send' ? texts.review : button[code]}
      </Button>
      {canBuy && code === 'insufficient_funds' && (
        <Button wide onPress={() => buyForPay(client)} testId="pay-buy">
          {texts.buy(draft?.token?.symbol ?? '')}
        </Button>
      )}
    </>
  )
}

declare namespace Review {
  type Props = Pick<PayButton.Props, 'draft'> & {
    /** The host's server sells to accounts of this family. */
    canBuy: boolean
  }
}
