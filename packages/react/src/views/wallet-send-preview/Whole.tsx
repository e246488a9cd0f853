import { findContact, type SendDraft, type SendToken } from '@foyer/core/send'
import { formatUnits, parseCaipNetworkId } from '@foyer/protocol'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { Avatar } from '../../ui/Avatar.js'
import { AmountPart } from '../AmountPart.js'
import { WholeAddress } from '../WholeAddress.js'

/** What is sent and to whom: the amount with every digit, the address with every letter. */
export function Whole({ draft, token }: { draft: SendDraft; token: SendToken }) {
  const client = useFoyerClient()
  const { preview: texts } = usePaymentMessages()
  const { preview, recipient, amount } = draft
  const units = preview?.amount ?? amount.units ?? 0n
  const to = preview?.to ?? recipient.address ?? ''
  const name = preview?.name ?? recipient.name
  const { namespace } = parseCaipNetworkId(draft.caipNetworkId)
  const label = findContact(client, { namespace, address: to })?.label
  return (
    <div className="preview-parts">
      <AmountPart
        title={texts.send}
        amount={formatUnits(units, token.decimals)}
        token={token}
        worth={preview?.worth}
        testId="preview-amount"
      />
      <section className="preview-part" data-testid="preview-receiver">
        <h2>{texts.to}</h2>
        <div className="preview-who">
          {label && (
            <strong dir="auto" data-testid="preview-label">
              {label}
            </strong>
          )}
          {name && (label ? <span dir="auto">{name}</span> : <strong dir="auto">{name}</strong>)}
          <WholeAddress address={to} testId="preview-to" />
        </div>
        <Avatar address={to} size={40} />
      </section>
    </div>
  )
}
