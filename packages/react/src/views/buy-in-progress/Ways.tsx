import type { State } from '@foyer/core'
import { type BuyPage, type Purchase, watchPurchases } from '@foyer/core/buy'
import { findNetwork, leaveForProvider } from '@foyer/core/internal'
import { explorerUrl } from '@foyer/protocol'
import { useBuyMessages } from '../../hooks/useBuyMessages.js'
import { useFoyerClient } from '../../hooks/useFoyerClient.js'
import { useFoyerSelector } from '../../hooks/useFoyerSelector.js'
import { Button } from '../../ui/Button.js'
import { icons } from '../../ui/icons.js'
import { Link } from '../../ui/Link.js'
import { lateIcons } from '../../ui/lateIcons.js'
import { sellerName } from '../sellerName.js'
import { useCopyLink } from '../useCopyLink.js'
import type { purchaseWords } from './purchaseWords.js'

/** What leads on from here, within the picture. */
export function Ways({ kind, page, purchase }: Ways.Props) {
  const client = useFoyerClient()
  const { progress: texts } = useBuyMessages()
  const networks = useFoyerSelector(networkOf)
  if (kind === 'blocked' && page.url !== undefined)
    return (
      <>
        <Button kind="primary" href={page.url} iconEnd={lateIcons.out} testId="buy-open">
          {texts.openIt(sellerName(page.provider))}
        </Button>
        <Link onPress={() => leaveForProvider(client)} testId="buy-here">
          {texts.here}
        </Link>
        <CopyPage url={page.url} />
      </>
    )
  if ((kind === 'closed' || kind === 'open') && page.url !== undefined)
    return (
      <>
        {kind === 'closed' && (
          <Button size="small" href={page.url} iconEnd={lateIcons.out} testId="buy-open">
            {texts.openAgain}
          </Button>
        )}
        <CopyPage url={page.url} />
      </>
    )
  if (kind === 'quiet')
    return (
      <Button size="small" onPress={() => void watchPurchases(client)} testId="buy-look">
        {texts.look}
      </Button>
    )
  const network = purchase && findNetwork(networks, purchase.caipNetworkId)
  const href =
    network && purchase.hash !== undefined ? explorerUrl(network, 'tx', purchase.hash) : undefined
  if (href === undefined) return null
  return (
    <Button size="small" href={href} iconEnd={lateIcons.out} testId="buy-explorer">
      {texts.explorer}
    </Button>
  )
}

export declare namespace Ways {
  type Props = { kind: purchaseWords.Kind; page: BuyPage; purchase: Purchase | undefined }
}

/** For another browser: pages of providers do not run in each app that shows pages, and a card may be kept on another device. */
function CopyPage({ url }: { url: string }) {
  const { progress: texts } = useBuyMessages()
  const { copied, copy } = useCopyLink()
  return (
    <Button
      size="small"
      icon={copied ? icons.tick : lateIcons.copy}
      onPress={() => void copy(url)}
      testId="buy-copy"
    >
      {texts.copy}
    </Button>
  )
}

function networkOf({ network }: State) {
  return network
}
