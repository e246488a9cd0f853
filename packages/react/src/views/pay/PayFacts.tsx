import type { SendDraft } from '@foyer/core/send'
import { formatUnits, type Network, truncateAddress } from '@foyer/protocol'
import { useDecimal } from '../../hooks/useDecimal.js'
import { usePayMessages } from '../../hooks/usePayMessages.js'
import { Facts } from '../../ui/Facts.js'

/** The network, and the account that pays with what it has. */
export function PayFacts({ draft, network }: PayFacts.Props) {
  const texts = usePayMessages()
  const write = useDecimal()
  const token = draft?.token
  return (
    <Facts
      items={[
        { name: texts.network, value: <bdi>{network?.name ?? ''}</bdi> },
        ...(draft ? [{ name: texts.from, value: <bdi>{truncateAddress(draft.from)}</bdi> }] : []),
        ...(token
          ? [
              {
                name: texts.available,
                value: (
                  <bdi dir="ltr" data-testid="pay-available">
                    {write(formatUnits(token.balance, token.decimals))} {token.symbol}
                  </bdi>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

export declare namespace PayFacts {
  type Props = { draft: SendDraft | undefined; network: Network | undefined }
}
