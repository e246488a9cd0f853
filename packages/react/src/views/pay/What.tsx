import { worthOf } from '@foyer/core/internal'
import type { Payment } from '@foyer/core/pay'
import type { SendDraft } from '@foyer/core/send'
import { type Network, truncateAddress } from '@foyer/protocol'
import { usePayMessages } from '../../hooks/usePayMessages.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { Avatar } from '../../ui/Avatar.js'
import { Note } from '../../ui/Note.js'
import { AmountPart } from '../AmountPart.js'
import { WholeAddress } from '../WholeAddress.js'

/** How much of what, and to whom. What the page calls the receiver stands above its address, and never in its place. */
export function What({ payment, draft, network }: What.Props) {
  const texts = usePayMessages()
  const { asset, amount, label } = payment
  const token = draft?.token
  // Before the network was read, a token has no name that can be trusted.
  const named = asset === undefined ? network?.nativeCurrency.symbol : truncateAddress(asset)
  const symbol = token?.symbol ?? named ?? ''
  const units = draft?.amount.units
  const worth = token && units !== undefined ? worthOf(units, token) : undefined
  return (
    <div className="preview-parts">
      <AmountPart
        {...{ amount, worth }}
        title={texts.amount}
        token={{ symbol, iconUrl: token?.iconUrl }}
        testId="pay-amount"
      />
      <section className="preview-part" data-testid="pay-receiver">
        <h2>{texts.to}</h2>
        <div className="preview-who">
          {label && (
            <strong dir="auto" data-testid="pay-label">
              {label}
            </strong>
          )}
          <Receiver payment={payment} draft={draft} />
        </div>
        <Avatar address={draft?.recipient.address ?? payment.to} size={40} />
      </section>
    </div>
  )
}

export declare namespace What {
  type Props = { payment: Payment; draft: SendDraft | undefined; network: Network | undefined }
}

function Receiver({ payment: { to }, draft }: Pick<What.Props, 'payment' | 'draft'>) {
  const { receiver: texts } = usePaymentMessages()
  const { address, name, status } = draft?.recipient ?? {}
  const isWrong = status === 'invalid' || status === 'unresolved' || status === 'refused'
  return (
    <>
      {name && <span dir="auto">{name}</span>}
      <WholeAddress address={address ?? to} testId="pay-to" />
      {isWrong && <Note tone="error">{texts[status]}</Note>}
    </>
  )
}
