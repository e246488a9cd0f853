import { divideUp, type Network, parseUnits } from '@foyer/protocol'
import * as v from 'valibot'
import type { Rpc } from '../../../Rpc.js'
import type { FeeSpeed } from '../../../SendFeatures.js'

const Config = v.object({ minimum_gas_price: v.pipe(v.string(), v.maxLength(4_096)) })
const decimal = /^\d{1,12}(\.\d{1,18})?$/
/** A price with its coin, as the SDK writes it: the coin is compared whole, because names of coins end with those of others (`stuatom`, `uatom`). */
const decimalCoin = /^([\d.]+)\s*([a-zA-Z][\w/:.-]{2,127})$/
/** Prices are counted in parts of the coin's smallest unit. */
const places = 18
const scale = 10n ** BigInt(places)

/** What a unit of gas costs, in 10^-18 of the coin's smallest unit; a network of which the host says no prices has one. */
export type CosmosGasPrices = { readonly normal: bigint } & Readonly<
  Partial<Record<FeeSpeed, bigint>>
>

/** The prices that the host says of its network (`custom.gasPrices`), none of them below what the node takes. */
export async function readGasPrices(rpc: Rpc, network: Network): Promise<CosmosGasPrices> {
  const least = await readLeast(rpc, network)
  const given: Readonly<Record<string, unknown>> = Object(network.custom?.gasPrices)
  const priceOf = (speed: FeeSpeed) => {
    const price = toPrice(given[speed])
    return price === undefined ? undefined : larger(price, least)
  }
  const [slow, normal, fast] = [priceOf('slow'), priceOf('normal'), priceOf('fast')]
  return {
    normal: normal ?? least,
    ...(slow !== undefined && { slow }),
    ...(fast !== undefined && { fast }),
  }
}

/** What gas costs at a price, rounded up: a fraction less is not taken. */
export function costOf(gas: bigint, price: bigint): bigint {
  return divideUp(gas * price, scale)
}

/** The least that the node takes; nothing where it does not say. */
async function readLeast(rpc: Rpc, { caipNetworkId, custom }: Network): Promise<bigint> {
  const method = '/cosmos/base/node/v1beta1/config'
  const read = v.safeParse(Config, await rpc(caipNetworkId, { method }).catch(() => undefined))
  if (!read.success) return 0n
  const denom = String(custom?.denom)
  for (const one of read.output.minimum_gas_price.split(',')) {
    const [, price, coin] = decimalCoin.exec(one.trim()) ?? []
    if (coin === denom) return toPrice(price) ?? 0n
  }
  return 0n
}

function toPrice(value: unknown): bigint | undefined {
  return typeof value === 'string' && decimal.test(value) ? parseUnits(value, places) : undefined
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
