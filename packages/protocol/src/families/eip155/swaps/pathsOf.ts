import { isSameHex } from './isSameHex.js'
import type { SwapPools } from './SwapPools.js'

type Address = `0x${string}`

/** The ways from one token to another: directly, over the wrapped coin, over a dollar, and over both. The shortest first. */
export function pathsOf(
  from: Address,
  to: Address,
  { wrapped, between }: Pick<SwapPools, 'wrapped' | 'between'>,
): readonly (readonly Address[])[] {
  const isEnd = (token: Address) => isSameHex(token, from) || isSameHex(token, to)
  const dollars = between.filter((token) => !isEnd(token) && !isSameHex(token, wrapped))
  const coins = isEnd(wrapped) ? [] : [wrapped]
  const single = [...coins, ...dollars]
  const both = coins.flatMap((coin) =>
    dollars.flatMap((dollar) => [
      [coin, dollar],
      [dollar, coin],
    ]),
  )
  const ways: readonly (readonly Address[])[] = [[], ...single.map((token) => [token]), ...both]
  return ways.map((way) => [from, ...way, to])
}
