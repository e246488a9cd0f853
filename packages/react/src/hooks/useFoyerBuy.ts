import type { Client, State } from '@foyer/core'
import type { BuyDraft, BuyPage, Purchase } from '@foyer/core/buy'
import { useDerived } from './useDerived.js'

/**
 * The purchase that is put together, for a page that draws it itself: the actions of `@foyer/core/buy` change it, with the same checks as in the modal.
 */
export function useFoyerBuy(): useFoyerBuy.Result {
  return useDerived(derive)
}

export declare namespace useFoyerBuy {
  type Result = {
    /** Absent until one is begun (`openBuy`). */
    draft: BuyDraft | undefined
    /** The provider's page of the latest purchase. */
    page: BuyPage | undefined
    /** Those that this page knows of, of all accounts, the latest first: `listPurchases` has those of the account in use. */
    purchases: readonly Purchase[]
  }
}

const none: readonly Purchase[] = []

function derive(_: Client, { buy }: State): useFoyerBuy.Result {
  return { draft: buy?.draft, page: buy?.page, purchases: buy?.purchases ?? none }
}
