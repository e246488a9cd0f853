import { onrampNetworkNames, onrampPaymentLimits } from '@foyer/protocol'
import { HttpError } from '../../errors/HttpError.js'
import type { ServedNetwork } from '../chains/Chains.js'
import type { SoldAsset } from './OnrampProvider.js'

/** Between which amounts every purchase is, as the contract says it for a card. */
export const [cardLimits] = onrampPaymentLimits

/** @throws 400 `amount_too_small`, `amount_too_large` */
export function admitAmount(amount: string): void {
  const { min, max } = cardLimits
  if (Number(amount) < Number(min))
    throw new HttpError(400, 'amount_too_small', `The least that can be paid is ${min}.`)
  if (Number(amount) > Number(max))
    throw new HttpError(400, 'amount_too_large', `The most that can be paid is ${max}.`)
}

/** An unknown network is none: what stood in for it would deliver on another chain. */
export function findNetwork(networks: readonly ServedNetwork[], wanted: string | undefined) {
  if (wanted === undefined) return networks[0]
  return networks.find(({ id, name }) => id === wanted || onrampNetworkNames[name] === wanted)
}

/** The coin of this symbol; the network's own one where none is named. */
export function findAsset(sold: readonly SoldAsset[], symbol: string | undefined) {
  if (symbol === undefined) return sold.find(({ address }) => address === undefined)
  return sold.find((one) => one.symbol.toLowerCase() === symbol.toLowerCase())
}
