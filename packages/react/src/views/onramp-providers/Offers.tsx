import type { BuyDraft, BuyOffer } from '@foyer/core/buy'
import { pressProvider } from '@foyer/core/internal'
import { useBuyMessages } from '../../hooks/useBuyMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { Art } from '../../ui/Art.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Pressable } from '../../ui/Pressable.js'
import { Tag } from '../../ui/Tag.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { sellerName } from '../sellerName.js'
import { useMoney } from '../useMoney.js'

/** The providers and their prices side by side, the best first. A press opens the provider's page. */
export function Offers({ draft }: { draft: BuyDraft }) {
  const texts = useBuyMessages()
  const { offers } = draft.quoting
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets the role of a list without bullets
    <ul className="buy-offers" role="list" aria-label={texts.providers}>
      {offers.map((offer, index) => (
        <li key={offer.provider}>
          <OfferRow
            draft={draft}
            offer={offer}
            isBest={index === 0 && offers.filter(({ kind }) => kind === 'offer').length > 1}
          />
        </li>
      ))}
    </ul>
  )
}

function OfferRow({ draft, offer, isBest }: OfferRow.Props) {
  const client = useFoyerClient()
  const texts = useBuyMessages()
  const { money, tokens } = useMoney()
  const { provider } = offer
  const name = sellerName(provider)
  const isRefused = offer.kind === 'refused'
  return (
    <Pressable
      className="buy-offer"
      disabled={isRefused}
      onPress={() => pressProvider(client, provider)}
      testId={`provider-${provider}`}
    >
      <Art name={name} size={40} />
      <span className="buy-offer-name">
        <span>
          <bdi>{name}</bdi>
          {isBest && <Tag tone="accent">{texts.best}</Tag>}
          {offer.kind === 'estimate' && <Tag tone="warn">{texts.estimate}</Tag>}
        </span>
        {offer.kind === 'offer' && (
          <small>
            {/[1-9]/.test(offer.fees) ? texts.feesOf(money(offer.fees, draft.fiat)) : texts.noFees}
          </small>
        )}
        {offer.kind === 'estimate' && <small>{texts.estimateText}</small>}
        {isRefused && <small>{texts.refusals[offer.finding]}</small>}
      </span>
      {offer.kind === 'offer' && (
        <span className="buy-offer-sum">
          <bdi dir="ltr">{tokens(offer.received, draft.token?.symbol ?? '')}</bdi>
          <small>
            <bdi dir="ltr">{money(offer.total, draft.fiat)}</bdi>
          </small>
        </span>
      )}
      {!isRefused && (
        <>
          <VisuallyHidden>, {texts.newWindow}</VisuallyHidden>
          <Icon of={lateIcons.out} size={16} />
        </>
      )}
    </Pressable>
  )
}

declare namespace OfferRow {
  type Props = { draft: BuyDraft; offer: BuyOffer; isBest: boolean }
}
