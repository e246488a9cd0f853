import { type BuyDraft, buyFinding, listPurchases, readBuyOffers, retryBuy } from '@foyer/core/buy'
import { clickWhatIsABuy, enterBuy, resetView, showView } from '@foyer/core/internal'
import { FoyerError } from '@foyer/protocol'
import { useEffect } from 'react'
import { useAccountInUse } from '../../hooks/useAccountInUse.js'
import { useBuyMessages } from '../../hooks/useBuyMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { readBuy } from '../../locales/readBuy.js'
import { Banner } from '../../ui/Banner.js'
import { Button } from '../../ui/Button.js'
import { EmptyState } from '../../ui/EmptyState.js'
import { icons } from '../../ui/icons.js'
import { Link } from '../../ui/Link.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { Note } from '../../ui/Note.js'
import { Skeleton } from '../../ui/Skeleton.js'
import { useSheet } from '../../ui/useSheet.js'
import { VisuallyHidden } from '../../ui/VisuallyHidden.js'
import amountsCss from '../Amounts.css?inline'
import { buyFailure } from '../buyFailure.js'
import { buyOf } from '../buyOf.js'
import { first, type LateView } from '../first.js'
import { Country } from './Country.js'
import { Offers } from './Offers.js'
import { Sums } from './Sums.js'
import css from './view.css?inline'

export const view: LateView<'OnRampProviders'> = {
  after: first,
  texts: ['late', 'buy'],
  title: (_, __, ___, client) => readBuy(client).title,
  Body: Providers,
  css,
}

function Providers() {
  const client = useFoyerClient()
  const account = useAccountInUse()
  const draft = useFoyerSelector(buyOf)?.draft
  const address = account?.address
  const network = account?.balanceOf?.caipNetworkId
  // Another account or network begins another purchase.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read by the action
  useEffect(() => {
    // What fails stands in the draft.
    enterBuy(client).catch(() => {})
  }, [client, address, network])
  if (!account) return <None />
  if (!account.balanceOf) return <Unsold />
  if (!draft) return null
  if (draft.failure !== undefined) return <Failed failure={draft.failure} />
  return <Purchase draft={draft} />
}

function Purchase({ draft }: { draft: BuyDraft }) {
  useSheet(amountsCss)
  const client = useFoyerClient()
  const texts = useBuyMessages()
  const { quoting, options, token } = draft
  const finding = options && token ? buyFinding(draft) : undefined
  const isWrong = finding !== undefined && finding !== 'incomplete'
  const isReading = !options || quoting.status === 'waiting' || quoting.status === 'reading'
  return (
    <>
      <Sums draft={draft} isWrong={isWrong} />
      <Country draft={draft} />
      {isWrong && <Banner title={texts.refusals[finding]} testId="buy-finding" />}
      {quoting.failure !== undefined && (
        <Banner title={buyFailure(texts, quoting.failure)} testId="buy-failure">
          <Button
            size="small"
            icon={icons.retry}
            onPress={() => void readBuyOffers(client).catch(() => {})}
            testId="buy-again"
          >
            {texts.again}
          </Button>
        </Banner>
      )}
      {isReading && quoting.offers.length === 0 && !isWrong ? (
        <>
          <VisuallyHidden>{texts.reading}</VisuallyHidden>
          <Skeleton shape="row" />
        </>
      ) : (
        <Offers draft={draft} />
      )}
      <Note>{texts.hint}</Note>
      <nav className="buy-links">
        <Link onPress={() => clickWhatIsABuy(client)} testId="what-is-a-buy">
          {texts.what}
        </Link>
        {listPurchases(client).length > 0 && (
          <Link onPress={() => showView(client, { name: 'OnRampActivity' })} testId="purchases">
            {texts.activity}
          </Link>
        )}
      </nav>
    </>
  )
}

/** Nothing is sold on this network, or it could not be read what is. */
function Failed({ failure }: { failure: unknown }) {
  const client = useFoyerClient()
  const texts = useBuyMessages()
  if (FoyerError.is(failure, 'buy_refused') && failure.data.finding === 'network_not_supported')
    return <Unsold />
  return (
    <EmptyState icon={lateIcons.card} title={buyFailure(texts, failure)} text="">
      <Button
        size="small"
        icon={icons.retry}
        onPress={() => void retryBuy(client).catch(() => {})}
        testId="buy-again"
      >
        {texts.again}
      </Button>
    </EmptyState>
  )
}

function Unsold() {
  const client = useFoyerClient()
  const texts = useBuyMessages()
  return (
    <EmptyState icon={lateIcons.card} title={texts.refusals.network_not_supported} text="">
      <Button size="small" onPress={() => showView(client, { name: 'Networks' })}>
        {texts.networks}
      </Button>
    </EmptyState>
  )
}

/** The host may open this view without a connected account. */
function None() {
  const client = useFoyerClient()
  const texts = useBuyMessages()
  return (
    <>
      <EmptyState icon={lateIcons.card} title={texts.none} text={texts.noneText} lit />
      <Button kind="primary" wide onPress={() => resetView(client, { name: 'Connect' })}>
        {texts.connect}
      </Button>
    </>
  )
}
