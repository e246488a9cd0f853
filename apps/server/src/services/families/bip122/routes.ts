import { isAddress } from '@foyer/protocol'
import type { PartCheck, RestRoute } from '../../chains/RestRoute.js'
import type { AnswerLife, Rule } from '../../chains/Rule.js'
import { isWhole } from '../isWhole.js'
import { always, longMs, shortly } from '../rules.js'

/** More than a transaction that nodes pass on takes, written as hex. */
const transactionMax = 800_000

const address: PartCheck = (text) => isAddress('bip122', text)
const id: PartCheck = (text) => /^[\da-f]{64}$/.test(text)

/** A fee estimate changes with the blocks, and many pages ask for it. */
const forAWhile: Rule = () => ({ ms: 10_000 })
const byHeight: Rule = ([height]) => ({ ms: longMs, block: BigInt(String(height)) })
/** What is in a block stays there, once that is out of reach of change. */
const onceInBlock: Rule = (_, result) => heldFrom(Object(result))
const onceConfirmed: Rule = (_, result) => heldFrom(Object(Object(result).status))

/** The paths of Esplora's interface that pages may ask for. */
export const routes: readonly RestRoute[] = [
  { path: '/address/:address', parts: { address } },
  { path: '/address/:address/utxo', parts: { address } },
  { path: '/address/:address/txs', parts: { address } },
  { path: '/address/:address/txs/chain', parts: { address } },
  { path: '/address/:address/txs/chain/:id', parts: { address, id } },
  { path: '/address/:address/txs/mempool', parts: { address } },
  { path: '/tx/:id', parts: { id }, life: onceConfirmed },
  { path: '/tx/:id/hex', parts: { id }, life: always },
  { path: '/tx/:id/status', parts: { id }, life: onceInBlock },
  { path: '/tx/:id/outspends', parts: { id } },
  { path: '/tx/:id/outspend/:place', parts: { id, place: isWhole } },
  { path: '/blocks/tip/height', life: shortly },
  { path: '/blocks/tip/hash', life: shortly },
  { path: '/block-height/:height', parts: { height: isWhole }, life: byHeight },
  { path: '/fee-estimates', life: forAWhile },
  { path: '/tx', body: readTransaction },
]

function readTransaction(text: string): string | undefined {
  return text.length <= transactionMax && /^([\da-f]{2})+$/i.test(text) ? text : undefined
}

function heldFrom({
  confirmed,
  block_height: height,
}: Record<string, unknown>): AnswerLife | undefined {
  if (confirmed !== true || !Number.isSafeInteger(height)) return undefined
  return { ms: longMs, block: BigInt(Number(height)) }
}
