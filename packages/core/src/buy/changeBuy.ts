import type { Client } from '../Client.js'
import type { BuyDraft, BuyPage, BuyState } from './state.js'

const none: BuyState = { purchases: [] }

/** What is known of purchases. */
export function buyOf({ store }: Pick<Client, 'store'>): BuyState {
  return store.getState().buy ?? none
}

export function changeBuy(
  { store }: Pick<Client, 'store'>,
  change: (buy: BuyState) => Partial<BuyState>,
): void {
  store.setState(({ buy = none }) => ({ buy: { ...buy, ...change(buy) } }))
}

/** Changes the purchase that is put together, where there is one and `change` gives something. */
export function changeDraft(
  client: Pick<Client, 'store'>,
  change: (draft: BuyDraft) => Partial<BuyDraft> | undefined,
): void {
  const { draft } = buyOf(client)
  const next = draft && change(draft)
  if (next) changeBuy(client, () => ({ draft: { ...draft, ...next } }))
}

/** Changes the provider's page of a purchase, where it is the latest one still. */
export function changePage(
  client: Pick<Client, 'store'>,
  order: string,
  change: Partial<BuyPage>,
): void {
  changeBuy(client, ({ page }) => (page?.order === order ? { page: { ...page, ...change } } : {}))
}
