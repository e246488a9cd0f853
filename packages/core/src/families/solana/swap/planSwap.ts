import { FoyerError } from '@foyer/protocol'
import { base64 } from '@scure/base'
import type { Rpc } from '../../../Rpc.js'
import type { SwapFeatures, SwapPlanOrder, SwapWarning } from '../../../SwapFeatures.js'
import { refuseSwap } from '../../refuseSwap.js'
import { readAccounts } from '../nodes/readAccounts.js'
import { readLatest } from '../nodes/readLatest.js'
import { readRent } from '../nodes/readRent.js'
import { accountSizeOf } from '../tokens/accountSizeOf.js'
import { type Mint, readMint } from '../tokens/readMint.js'
import { withBlockhash } from '../wire/withBlockhash.js'
import { type AccountState, readStates } from './AccountState.js'
import { checkEffects } from './checkEffects.js'
import { checkInstructions, type SwapParts } from './checkInstructions.js'
import { playSwap } from './playSwap.js'
import { type ReadSwap, readBuilt } from './readBuilt.js'
import { type Swapping, swappingOf, wrappedSol } from './Swapping.js'

type Reach = { readonly rpc: Rpc; readonly id: SwapPlanOrder['network']['caipNetworkId'] }

/** Lamports for the one signature. */
const signatureFee = 5_000n
/** So much less than offered arrives that it is no matter of the price, in hundredths of a per cent. */
const taxBps = 50n

/** The one transaction of a swap: read, compared with what was shown, played through, and good from the latest block on. */
export const planSwap: SwapFeatures['plan'] = async (rpc, order) => {
  const reach: Reach = { rpc, id: order.network.caipNetworkId }
  const read = await readBuilt(reach, order)
  const { blockhash } = await readLatest(rpc, reach.id)
  const sides = [order.from, order.to].flatMap(({ address }) => address ?? [])
  const mints = await readMints(reach, sides)
  const swapping = swappingOf(order, (mint) => programOf(mints, mint))
  const parts = checkInstructions(read.instructions, order, swapping)
  const before = await readBefore(reach, { read, parts, swapping })
  const rents = await readRents(reach, { parts, before })
  const fee = signatureFee + parts.priority
  demandCoins(order, { before, needed: fee + rents.kept + rents.returned })
  const bytes = withBlockhash(read.wire, blockhash)
  const addresses = [...before.keys()]
  const after = await playSwap(rpc, reach.id, { bytes, addresses })
  const states = new Map(
    addresses.map((address, index) => [
      address,
      { before: before.get(address), after: after[index] },
    ]),
  )
  const receives = checkEffects(order, swapping, { states, costs: fee + rents.kept })
  return {
    steps: [{ kind: 'swap', transaction: { transaction: base64.encode(bytes) } }],
    fees: [
      { kind: 'network', amount: fee },
      ...(rents.kept > 0n ? [{ kind: 'rent', amount: rents.kept } as const] : []),
    ],
    ...{ allowance: 0n, receives, minReceived: order.minReceived },
    warnings: warningsOf(order, receives),
    does: JSON.stringify([order.from, order.to, String(order.amount), order.account]),
  }
}

/** @throws `swap_refused` (`token_unknown`) where one is no mint */
async function readMints(
  { rpc, id }: Reach,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Mint>> {
  if (addresses.length === 0) return new Map()
  const accounts = await readAccounts(rpc, { id, addresses })
  return new Map(
    addresses.map((address, index) => {
      const mint = readMint(accounts[index])
      if (!mint) throw refuseSwap('token_unknown')
      return [address, mint]
    }),
  )
}

function programOf(mints: ReadonlyMap<string, Mint>, address: string): string {
  const mint = mints.get(address)
  if (!mint) throw refuseSwap('token_unknown')
  return mint.program
}

type Before = ReadonlyMap<string, AccountState | undefined>

/**
 * The account, and each token account of it that the transaction may change: what they have now. Those of the swap are among them where they are still to be made.
 */
async function readBefore(
  { rpc, id }: Reach,
  { read, parts, swapping }: { read: ReadSwap; parts: SwapParts; swapping: Swapping },
): Promise<Before> {
  const { account, from, to } = swapping
  const made = parts.created.map((one) => one.account)
  const kept = new Set([account, from.account, to.account, ...made])
  const addresses = [...new Set([...kept, ...read.writable])]
  const options = { encoding: 'base64', commitment: 'confirmed' }
  const answer = await rpc(id, { method: 'getMultipleAccounts', params: [addresses, options] })
  const states = readStates(Object(answer).value, addresses.length)
  const named = addresses.map((address, index) => [address, states[index]] as const)
  return new Map(
    named.filter(([address, state]) => kept.has(address) || state?.token?.owner === account),
  )
}

type Making = { parts: SwapParts; before: Before }

/** What the network keeps for new token accounts, in lamports: for good, and until the one for wrapped SOL is closed. */
async function readRents(reach: Reach, { parts, before }: Making) {
  const missing = parts.created.filter(({ account }) => before.get(account) === undefined)
  const mints = await readMints(reach, [...new Set(missing.map(({ mint }) => mint))])
  const rentOf = async ({ mint }: (typeof missing)[number]) => {
    const facts = mints.get(mint)
    return facts ? readRent(reach.rpc, reach.id, accountSizeOf(facts)) : 0n
  }
  const isReturned = ({ mint }: (typeof missing)[number]) => parts.unwraps && mint === wrappedSol
  const sumOf = async (some: typeof missing) =>
    (await Promise.all(some.map(rentOf))).reduce((sum, one) => sum + one, 0n)
  const [kept, returned] = await Promise.all([
    sumOf(missing.filter((one) => !isReturned(one))),
    sumOf(missing.filter(isReturned)),
  ])
  return { kept, returned }
}

/** @throws `funds_insufficient`, `coin_for_fee_missing` */
function demandCoins(
  { account, from, amount, network }: SwapPlanOrder,
  { before, needed }: { before: Before; needed: bigint },
): void {
  const coins = before.get(account)?.lamports ?? 0n
  if (coins >= needed + (from.address === undefined ? amount : 0n)) return
  if (from.address === undefined && coins < amount) throw new FoyerError('funds_insufficient')
  const { symbol } = network.nativeCurrency
  throw new FoyerError('coin_for_fee_missing', { data: { symbol } })
}

function warningsOf({ offer }: SwapPlanOrder, receives: bigint): readonly SwapWarning[] {
  const lost = ((offer.toAmount - receives) * 10_000n) / offer.toAmount
  return lost > taxBps ? [{ code: 'token_taxed', mustConfirm: false, bps: Number(lost) }] : []
}
