import { ownPicture, worthOf } from '@foyer/core/internal'
import type { Payment } from '@foyer/core/pay'
import type { SendDraft } from '@foyer/core/send'
import { type Network, parseUnits, truncateAddress } from '@foyer/protocol'
import { useDollars } from '../../hooks/useDollars.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePayMessages } from '../../hooks/usePayMessages.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { Art } from '../../ui/Art.js'
import { Avatar } from '../../ui/Avatar.js'
import { Note } from '../../ui/Note.js'
import { WholeAddress } from '../WholeAddress.js'

/** How much of what, and to whom. What the page calls the receiver stands above its address, and never in its place. */
export function What({ payment, draft, network }: What.Props) {
  const client = useFoyerClient()
  const texts = usePayMessages()
  const dollars = useDollars()
  const { asset, amount, label } = payment
  const token = draft?.token
  // Before the network was read, a token has no name that can be trusted.
  const named = asset === undefined ? network?.nativeCurrency.symbol : truncateAddress(asset)
  const symbol = token?.symbol ?? named ?? ''
  const units = draft?.amount.units
  const worth = token && units !== undefined ? worthOf(units, token) : undefined
  return (
    <div className="preview-parts">
      <section className="preview-part">
        <h2>{texts.amount}</h2>
        <bdi className="preview-amount" dir="ltr" data-testid="pay-amount">
          {amount} {symbol}
        </bdi>
        <Art src={ownPicture(client, token?.iconUrl)} name={symbol} size={40} round />
        {worth !== undefined && (
          <bdi className="preview-worth" dir="ltr">
            {dollars(parseUnits(worth, 6)).whole}
          </bdi>
        )}
      </section>
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
