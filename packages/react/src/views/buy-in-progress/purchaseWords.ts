import type { BuyPage, Purchase } from '@foyer/core/buy'
import type { BuyMessages } from '../../locales/BuyMessages.js'
import { buyFailure } from '../buyFailure.js'
import { sellerName } from '../sellerName.js'
import type { useMoney } from '../useMoney.js'

/** Where a purchase is, and the words for it. What became of it counts more than what became of its window. */
export function purchaseWords(
  texts: BuyMessages,
  { page, purchase, isQuiet, tokens }: purchaseWords.Facts,
): purchaseWords.Words {
  const { progress } = texts
  const provider = sellerName(page.provider)
  if (purchase && purchase.status !== 'waiting') {
    const { status, received, symbol } = purchase
    const what = received === undefined ? symbol : tokens(received, symbol)
    const title = status === 'arrived' ? progress.arrived(what) : progress[status]
    return { kind: status, title, text: progress[`${status}Text`] }
  }
  if (page.status === 'failed') {
    const text = buyFailure(texts, page.failure)
    return { kind: 'unopened', title: progress.unopened, text }
  }
  if (isQuiet) return { kind: 'quiet', title: progress.quiet, text: progress.quietText }
  switch (page.status) {
    case 'blocked':
      return {
        ...{ kind: 'blocked', title: progress.blocked },
        text: progress.blockedText(provider),
      }
    case 'closed':
      return { kind: 'closed', title: progress.closed, text: progress.closedText }
    case 'open':
      return { kind: 'open', title: progress.open(provider), text: progress.openText }
    default:
      return { kind: 'opening', title: progress.opening(provider), text: progress.openingText }
  }
}

export declare namespace purchaseWords {
  type Facts = {
    readonly page: BuyPage
    readonly purchase: Purchase | undefined
    /** Nothing was heard of it for long. */
    readonly isQuiet: boolean
    readonly tokens: ReturnType<typeof useMoney>['tokens']
  }
  type Kind =
    | Exclude<Purchase['status'], 'waiting'>
    | Exclude<BuyPage['status'], 'failed'>
    | 'quiet'
    | 'unopened'
  type Words = { readonly kind: Kind; readonly title: string; readonly text: string }
}
