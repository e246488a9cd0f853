import { nativeTokenAddresses } from '@foyer/protocol'
import { isRecord } from '../features/isRecord.js'
import { toWord } from '../features/toWord.js'

/** `Transfer` of ERC-20 and ERC-721, `TransferSingle` and `TransferBatch` of ERC-1155, `Approval`, `ApprovalForAll`. */
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const transfers1155: readonly unknown[] = [
  '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62',
  '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb',
]
const approvals: readonly unknown[] = [
  '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31',
]

/**
 * What a transaction does to an account, by the logs of it that a node played with `traceTransfers`: coins move as a token at the coin's pseudo-address there.
 *
 * @returns `coins`: by how much they change; `left`: the contracts of which something left; `allowed`: approvals of the account
 */
export function readEffects(logs: readonly unknown[], account: string): readEffects.ReturnType {
  const own = `0x${toWord(account)}`
  const read = logs.filter(isRecord).map(readLog)
  const moved = read.filter(({ kind, from, to }) => kind === transfer && from !== to)
  const isCoin = ({ token }: Log) => token === nativeTokenAddresses.eip155
  const sumOf = (side: 'from' | 'to') =>
    moved
      .filter((log) => isCoin(log) && log[side] === own)
      .reduce((sum, { amount }) => sum + amount, 0n)
  return {
    coins: sumOf('to') - sumOf('from'),
    left: [
      ...moved.filter((log) => !isCoin(log) && log.from === own),
      ...read.filter(({ kind, to }) => transfers1155.includes(kind) && to === own),
    ].map(({ token }) => token),
    allowed: read
      .filter(({ kind, from }) => approvals.includes(kind) && from === own)
      .map(({ token, to = '' }) => ({ token, spender: `0x${to.slice(-40)}` })),
  }
}

type Log = ReturnType<typeof readLog>

/** `from` and `to`: what stands second and third, whatever it is called there. */
function readLog({ address, topics, data }: Readonly<Record<string, unknown>>) {
  const [kind, from, to] = Array.isArray(topics)
    ? topics.map((one) => String(one).toLowerCase())
    : []
  const amount = /^0x[\da-f]{1,64}$/i.test(String(data)) ? BigInt(String(data)) : 0n
  return { token: String(address).toLowerCase(), kind, from, to, amount }
}

export declare namespace readEffects {
  type ReturnType = {
    readonly coins: bigint
    readonly left: readonly string[]
    readonly allowed: readonly { readonly token: string; readonly spender: string }[]
  }
}
