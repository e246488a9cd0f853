import { isSameAddress, parseCaipNetworkId } from '@foyer/protocol'
import type { SwapAsset } from '../SwapFeatures.js'
import type { ChosenToken, SwapDraft, SwapQuestion } from './state.js'

/** What is to be quoted; `undefined` while a token, its decimals or an amount is missing, and where both tokens are one. */
export function questionOf(draft: SwapDraft): SwapQuestion | undefined {
  const { caipNetworkId, account, fromToken, toToken, amount } = draft
  if (!fromToken?.isRead || !toToken?.isRead || !amount.units) return undefined
  const [from, to] = [assetOf(fromToken), assetOf(toToken)]
  if (isSameAsset(caipNetworkId, from, to)) return undefined
  return { caipNetworkId, account, from, to, amount: amount.units }
}

/** Whether both are one question. */
export function isSameQuestion(one: SwapQuestion, other: SwapQuestion | undefined): boolean {
  return (
    other !== undefined &&
    one.caipNetworkId === other.caipNetworkId &&
    one.account === other.account &&
    one.amount === other.amount &&
    isSameAsset(one.caipNetworkId, one.from, other.from) &&
    isSameAsset(one.caipNetworkId, one.to, other.to)
  )
}

export function assetOf({ address }: Pick<ChosenToken, 'address'>): SwapAsset {
  return address === undefined ? {} : { address }
}

/** Whether both are the coin, or one token. */
export function isSameAsset(
  caipNetworkId: SwapQuestion['caipNetworkId'],
  { address: one }: SwapAsset,
  { address: other }: SwapAsset,
): boolean {
  if (one === undefined || other === undefined) return one === other
  return isSameAddress(parseCaipNetworkId(caipNetworkId).namespace, one, other)
}
