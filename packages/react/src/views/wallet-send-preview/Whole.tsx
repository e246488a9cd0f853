import { ownPicture } from '@foyer/core/internal'
import { findContact, type SendDraft, type SendToken } from '@foyer/core/send'
import { formatUnits, parseCaipNetworkId, parseUnits } from '@foyer/protocol'
import { useDollars } from '../../hooks/useDollars.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { usePaymentMessages } from '../../hooks/usePaymentMessages.js'
import { Art } from '../../ui/Art.js'
import { Avatar } from '../../ui/Avatar.js'
import { WholeAddress } from '../WholeAddress.js'

/** What is sent and to whom: the amount with every digit, the address with every letter. */
export function Whole({ draft, token }: { draft: SendDraft; token: SendToken }) {
  const client = useFoyerClient()
  const { preview: texts } = usePaymentMessages()
  const dollars = useDollars()
  const { preview, recipient, amount } = draft
  const units = preview?.amount ?? amount.units ?? 0n
  const to = preview?.to ?? recipient.address ?? ''
  const name = preview?.name ?? recipient.name
  const { namespace } = parseCaipNetworkId(draft.caipNetworkId)
  const label = findContact(client, { namespace, address: to })?.label
  return (
    <div className="preview-parts">
      <section className="preview-part">
        <h2>{texts.send}</h2>
        <bdi className="preview-amount" dir="ltr" data-testid="preview-amount">
          {formatUnits(units, token.decimals)} {token.symbol}
        </bdi>
        <Art src={ownPicture(client, token.iconUrl)} name={token.symbol} size={40} round />
        {preview?.worth !== undefined && (
          <bdi className="preview-worth" dir="ltr">
            {dollars(parseUnits(preview.worth, 6)).whole}
          </bdi>
        )}
      </section>
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
