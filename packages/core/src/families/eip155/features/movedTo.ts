import { isRecord } from './isRecord.js'
import { readQuantity } from './readQuantity.js'
import { toWord } from './toWord.js'

const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** What the logs of a transaction say that it moved of a token to an account, less what it moved away; `undefined` where they are none. */
export function movedTo(
  logs: unknown,
  { token, account }: { token: string; account: string },
): bigint | undefined {
  if (!Array.isArray(logs)) return undefined
  const own = `0x${toWord(account)}`
  return logs.filter(isRecord).reduce((sum, { address, topics, data }) => {
    const [kind, from, to] = Array.isArray(topics)
      ? topics.map((one) => String(one).toLowerCase())
      : []
    if (String(address).toLowerCase() !== token.toLowerCase() || kind !== transfer) return sum
    const amount = readQuantity(data)
    return sum + (to === own ? amount : 0n) - (from === own ? amount : 0n)
  }, 0n)
}
