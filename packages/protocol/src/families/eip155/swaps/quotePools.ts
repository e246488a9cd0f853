import type { ContractCall, ReadContracts } from './ContractCall.js'
import { isSameHex } from './isSameHex.js'
import { pathsOf } from './pathsOf.js'
import { poolsAbi } from './poolsAbi.js'
import type { PoolOffer, PoolRoute, SwapPools } from './SwapPools.js'
import { writeV3Path } from './writeV3Path.js'

type Address = `0x${string}`

/** Fees of pools of the v3 kind, in millionths. */
const feesV3 = [100, 500, 3000, 10_000] as const
/** Quotes of the v3 kind are whole swaps that a node tries: more of them would be too heavy. */
const triesMax = 24
/** What a pool of the v2 kind uses, and each further one. */
const gasOfV2 = { first: 115_000n, further: 65_000n }
/** A quoter counts less gas than the swap uses: it moves no tokens of the account. */
const gasFactor = { times: 14n, by: 10n }
/** Ranges hold prices as the square root, times 2^96. */
const priceShift = 192n

/**
 * What pools give for an amount of a token, exactly as they would give it now. Read in two batches: which pools there are, and what they give.
 *
 * @param from the token that is given, the wrapped coin for the native one; so is `to`
 * @param amount in the smallest unit
 * @returns the best offer of each kind of exchange, the best one first, of nothing for an amount that is too small; none where no pools connect both tokens
 * @throws what `readContracts` throws
 */
export async function quotePools({
  pools,
  from,
  to,
  amount,
  readContracts,
}: quotePools.Parameters): Promise<readonly PoolOffer[]> {
  if (isSameHex(from, to) || amount <= 0n) return []
  const paths = pathsOf(from, to, pools)
  const found = await findPools(paths, pools, readContracts)
  const routes = [
    ...paths.flatMap((path) => routeV2(path, found)),
    ...paths
      .flatMap((path) => routesV3(path, found))
      .sort((one, other) => one.path.length - other.path.length)
      .slice(0, triesMax),
  ]
  const used = [...new Map(routes.flatMap((route) => placesOf(route, found)))]
  const answers = await readContracts([
    ...routes.map((route) => toQuote(route, amount, pools)),
    ...used.map(([address, { kind }]) =>
      toCall(address, kind === 'v2' ? 'getReserves' : 'slot0', []),
    ),
  ])
  const prices = new Map(
    used.map(([address, { kind }], index) => [
      address,
      readPrice(kind, answers[routes.length + index]),
    ]),
  )
  const offers = routes.flatMap((route, index) => {
    const read = readQuote(route, answers[index])
    if (!read) return []
    const impactBps = impactOf({ route, found, prices, amount, toAmount: read.toAmount })
    return [{ route, ...read, impactBps }]
  })
  const best = (['v2', 'v3'] as const).flatMap((kind) => bestOf(offers, kind) ?? [])
  return best.sort((one, other) => (one.toAmount < other.toAmount ? 1 : -1))
}

export declare namespace quotePools {
  type Parameters = {
    readonly pools: SwapPools
    readonly from: Address
    readonly to: Address
    readonly amount: bigint
    readonly readContracts: ReadContracts
  }
}

/** Where the pools between two tokens are, by `keyOf`. */
type Found = ReadonlyMap<string, Address>
type Leg = readonly [Address, Address]

/** A pool stands for both directions. */
function keyOf([one, other]: Leg, fee?: number): string {
  return [...[one, other].map((token) => token.toLowerCase()).sort(), fee].join(' ')
}

function legsOf(path: readonly Address[]): readonly Leg[] {
  return path.slice(1).map((token, index): Leg => [path[index] ?? token, token])
}

async function findPools(
  paths: readonly (readonly Address[])[],
  { v2, v3 }: SwapPools,
  readContracts: ReadContracts,
): Promise<Found> {
  const legs = [...new Map(paths.flatMap(legsOf).map((leg) => [keyOf(leg), leg])).values()]
  const sought = legs.flatMap((leg) => [
    ...(v2 ? [{ key: keyOf(leg), call: toCall(v2.factory, 'getPair', leg) }] : []),
    ...(v3
      ? feesV3.map((fee) => ({
          key: keyOf(leg, fee),
          call: toCall(v3.factory, 'getPool', [...leg, fee]),
        }))
      : []),
  ])
  const places = await readContracts(sought.map(({ call }) => call))
  return new Map(
    sought.flatMap(({ key }, index) => {
      const place = places[index]
      return isPlace(place) ? [[key, place] as const] : []
    }),
  )
}

function isPlace(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value) && BigInt(value) !== 0n
}

function routeV2(path: readonly Address[], found: Found): PoolRoute[] {
  return legsOf(path).every((leg) => found.has(keyOf(leg))) ? [{ kind: 'v2', path }] : []
}

function routesV3(path: readonly Address[], found: Found): PoolRoute[] {
  let ways: readonly (readonly number[])[] = [[]]
  for (const leg of legsOf(path)) {
    const fees = feesV3.filter((fee) => found.has(keyOf(leg, fee)))
    ways = ways.flatMap((way) => fees.map((fee) => [...way, fee]))
  }
  return ways.map((fees) => ({ kind: 'v3', path, fees }))
}

type Place = { readonly kind: PoolRoute['kind'] }

function placesOf(route: PoolRoute, found: Found): (readonly [Address, Place])[] {
  return legsOf(route.path).flatMap((leg, index) => {
    const place = found.get(keyOf(leg, feeOf(route, index)))
    return place === undefined ? [] : [[place, { kind: route.kind }] as const]
  })
}

function feeOf(route: PoolRoute, index: number): number | undefined {
  return route.kind === 'v3' ? route.fees[index] : undefined
}

function toCall(address: Address, functionName: string, args: readonly unknown[]): ContractCall {
  return { address, abi: poolsAbi, functionName, args }
}

function toQuote(route: PoolRoute, amount: bigint, { v2, v3 }: SwapPools): ContractCall {
  if (route.kind === 'v2') return toCall(v2?.router ?? '0x', 'getAmountsOut', [amount, route.path])
  const path = writeV3Path(route.path, route.fees)
  return toCall(v3?.quoter ?? '0x', 'quoteExactInput', [path, amount])
}

function readQuote(
  route: PoolRoute,
  answer: unknown,
): Pick<PoolOffer, 'toAmount' | 'gas'> | undefined {
  if (!Array.isArray(answer)) return undefined
  if (route.kind === 'v2') {
    const toAmount: unknown = answer.at(-1)
    const further = BigInt(route.path.length - 2)
    return answer.length === route.path.length && typeof toAmount === 'bigint'
      ? { toAmount, gas: gasOfV2.first + gasOfV2.further * further }
      : undefined
  }
  const [toAmount, , , gas]: unknown[] = answer
  return typeof toAmount === 'bigint' && typeof gas === 'bigint'
    ? { toAmount, gas: (gas * gasFactor.times) / gasFactor.by }
    : undefined
}

/** What one of the first token costs of the second, in smallest units, as a fraction; the first is the one of the lower address. */
type Price = readonly [bigint, bigint]

function readPrice(kind: PoolRoute['kind'], answer: unknown): Price | undefined {
  if (!Array.isArray(answer)) return undefined
  const [first, second]: unknown[] = answer
  if (typeof first !== 'bigint' || first <= 0n) return undefined
  if (kind === 'v3') return [first * first, 1n << priceShift]
  return typeof second === 'bigint' && second > 0n ? [second, first] : undefined
}

function impactOf({
  route,
  found,
  prices,
  amount,
  toAmount,
}: ImpactParameters): number | undefined {
  let [above, below] = [amount, 1n]
  for (const [index, leg] of legsOf(route.path).entries()) {
    const place = found.get(keyOf(leg, feeOf(route, index)))
    const price = place && prices.get(place)
    if (!price) return undefined
    const isForward = leg[0].toLowerCase() < leg[1].toLowerCase()
    above *= isForward ? price[0] : price[1]
    below *= isForward ? price[1] : price[0]
  }
  const even = above / below
  return even > 0n ? Number(((even - toAmount) * 10_000n) / even) : undefined
}

type ImpactParameters = {
  readonly route: PoolRoute
  readonly found: Found
  readonly prices: ReadonlyMap<Address, Price | undefined>
  readonly amount: bigint
  readonly toAmount: bigint
}

function bestOf(offers: readonly PoolOffer[], kind: PoolRoute['kind']): PoolOffer | undefined {
  return offers
    .filter(({ route }) => route.kind === kind)
    .reduce<PoolOffer | undefined>(
      (best, one) => (best && best.toAmount >= one.toAmount ? best : one),
      undefined,
    )
}
