import type { CaipNetworkId } from '@foyer/protocol'
import { parseCaipNetworkId } from '@foyer/protocol'
import type { Address, Hex } from 'viem'
import type { TransactionAction } from '../../../actions/Action.js'
import type { ApprovalRequest } from '../../../actions/ApprovalRequest.js'
import { commonOf } from '../../commonOf.js'
import { invalid } from '../../refuseAccount.js'
import type { WalletEnvironment } from '../../WalletEnvironment.js'
import { checkCall } from './checkCall.js'
import { chooseFees } from './chooseFees.js'
import { answeredQuantity, readOptionalQuantity, toHexQuantity } from './quantity.js'
import { readAddress } from './readAddress.js'
import { type Fees, readFees } from './readFees.js'
import { readData } from './readHex.js'

type Given = Readonly<Record<string, unknown>>

/** `eth_sendTransaction` of the plain account. Its nonce is ours to choose: a page must not replace what waits. */
export async function prepareTransaction(
  request: ApprovalRequest,
  world: WalletEnvironment,
  account: TransactionAction['account'],
  given: Given,
): Promise<TransactionAction> {
  const { chains } = world
  const { network } = request
  const call = readCall(given, network, world)
  const from = account.address as Address
  const gasGiven = readOptionalQuantity(given.gas ?? given.gasLimit, 'gas')
  const [nonce, gas, fees] = await Promise.all([
    readNonce(world, network, from),
    gasGiven ?? estimate(world, network, { from, ...call }),
    readFees(chains, network),
  ])
  const { isLegacy, ...chosen }: Fees = chooseFees(given, fees)
  return {
    ...commonOf(request),
    kind: 'transaction',
    account,
    ...call,
    nonce,
    gas,
    ...chosen,
    ...(isLegacy && { isLegacy }),
  }
}

/** What a transaction does, without what it costs. @throws `Failure` -32602; 4100 where it acts on an account of the user */
export function readCall(
  given: Given,
  network: CaipNetworkId,
  world: Pick<WalletEnvironment, 'wallet'>,
) {
  const chainId = readOptionalQuantity(given.chainId, 'chainId')
  if (chainId !== undefined && chainId !== BigInt(parseCaipNetworkId(network).chainId))
    throw invalid('transactionNetwork', { given: { named: chainId, used: network } })
  const none = given.to === undefined || given.to === null
  const to = none ? undefined : readAddress(given.to, 'The receiver')
  const data = readCallData(given)
  if (to === undefined && data === '0x') throw invalid('transactionEmpty')
  checkHandsOverNothing(given)
  checkCall({ to, data }, world)
  return { to, value: readOptionalQuantity(given.value, 'value') ?? 0n, data }
}

/** @throws `Failure` -32602 for what would put the account under the code of a contract (EIP-7702) */
export function checkHandsOverNothing(given: Given): void {
  const names = ['authorizationList', 'authorization', 'eip7702Auth']
  const isEmpty = (list: unknown) => Array.isArray(list) && list.length === 0
  if (names.some((name) => (given[name] ?? undefined) !== undefined && !isEmpty(given[name])))
    throw invalid('transactionHandsOver')
}

function readCallData({ data, input }: Given): Hex {
  const [one, other] = [data, input].map((value) =>
    value === undefined || value === null ? undefined : readData(value, 'data'),
  )
  if (one !== undefined && other !== undefined && one !== other) throw invalid('dataTwice')
  return one ?? other ?? '0x'
}

/** How many transactions of the account there are, those that wait among them. */
export async function readNonce(
  { chains }: Pick<WalletEnvironment, 'chains'>,
  network: CaipNetworkId,
  address: string,
): Promise<number> {
  return Number(
    answeredQuantity(
      await chains.request(network, 'eth_getTransactionCount', [address, 'pending']),
    ),
  )
}

/** A tenth more than what it takes now: the state may change until it is in a block. */
export async function estimate(
  { chains }: Pick<WalletEnvironment, 'chains'>,
  network: CaipNetworkId,
  { from, to, value, data }: { from: Address; to: Address | undefined; value: bigint; data: Hex },
): Promise<bigint> {
  const call = {
    from,
    ...(to && { to }),
    value: toHexQuantity(value),
    ...(data !== '0x' && { data }),
  }
  const gas = answeredQuantity(await chains.request(network, 'eth_estimateGas', [call]))
  return gas === 21_000n ? gas : (gas * 11n) / 10n
}
