import { type BuyDraft, typeBuyAmount } from '@foyer/core/buy'
import { showView } from '@foyer/core/internal'
import { useBuyMessages } from '../../hooks/useBuyMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { Icon } from '../../ui/Icon.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import { AmountField } from '../AmountField.js'
import { AssetPill } from '../AssetPill.js'
import { useMoney } from '../useMoney.js'

/** What is paid, and about what one gets for it. */
export function Sums({ draft, isWrong }: { draft: BuyDraft; isWrong: boolean }) {
  const client = useFoyerClient()
  const texts = useBuyMessages()
  const { tokens } = useMoney()
  const { fiat, amount, token, quoting } = draft
  const [best] = quoting.offers
  const received = best?.kind === 'offer' && token ? tokens(best.received, '').trim() : undefined
  return (
    <div className="send-cards">
      <section className="send-card" aria-label={texts.pay}>
        <span className="send-label">{texts.pay}</span>
        <div className="send-line">
          <AmountField
            amount={{ text: amount, unit: 'token', units: undefined, isMax: false }}
            isOver={isWrong}
            label={texts.amountIn(fiat)}
            onType={({ text }) => typeBuyAmount(client, { text })}
            testId="buy-amount"
          />
          <button
            type="button"
            className="send-token"
            data-testid="buy-fiat"
            onClick={() => showView(client, { name: 'OnRampFiatSelect' })}
          >
            <bdi>{fiat}</bdi>
            <VisuallyHidden> {texts.anotherCurrency}</VisuallyHidden>
            <Icon of={lateIcons.chevronDown} size={16} />
          </button>
        </div>
      </section>
      <section className="send-card" aria-label={texts.get}>
        <span className="send-label">{texts.get}</span>
        <div className="send-line">
          <output className="send-amount" data-none={received === undefined || undefined}>
            <bdi dir="ltr" data-testid="buy-received">
              {received ?? '0'}
            </bdi>
          </output>
          <AssetPill
            token={token}
            choose={texts.token}
            another={texts.anotherToken}
            testId="buy-token"
            onPress={() => showView(client, { name: 'OnRampTokenSelect' })}
          />
        </div>
      </section>
    </div>
  )
}
