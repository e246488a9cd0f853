import { type BundlerMethod, safeContracts } from '@foyer/protocol/api'
import { toSafeSmartAccount } from 'permissionless/accounts'
import { createPublicClient, type Hex, http, keccak256, toHex } from 'viem'
import { formatUserOperationRequest, type UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { readConfig } from '../../config/readConfig.js'
import type { OpenedDatabase } from '../../database/Database.js'
import type { Chains } from '../../services/chains/Chains.js'
import { createChains } from '../../services/chains/createChains.js'
import { families } from '../../services/families/families.js'
import { createBundler } from '../createBundler.js'

const network = 'eip155:31337'
export const stranger = '0x00000000000000000000000000000000DeaDBeef'

/**
 * A process's bundler for the first chain of the sandbox.
 *
 * @param env settings of networks, bundlers and paymasters
 */
export function startBundler(
  env: Readonly<Record<string, string>>,
  { db }: Pick<OpenedDatabase, 'db'>,
  { now = Date.now, limits = {}, wrap = (chains) => chains }: startBundler.Options = {},
) {
  const { bundlers, networks, paymasters } = readConfig(env)
  const paid = paymasters[network]
  if (!paid) throw new Error('No paymaster')
  const remote = { json: () => Promise.reject(new Error('Nobody is there')) }
  const bundler = createBundler({
    ...{ bundlers, remote, now },
    chains: wrap(createChains(networks, { families })),
    db,
    paymasters: { ...paymasters, [network]: { ...paid, ...limits } },
  }).networks.get(network)
  if (!bundler) throw new Error('No bundler')
  // The caller is logged in, and has one account.
  const call = (method: BundlerMethod, params: readonly unknown[], project = 'shop') => {
    const { sender } = (params[0] ?? {}) as { sender?: string }
    return bundler.call({ method, params, project, user: sender })
  }
  return { call, tend: bundler.tend }
}

export declare namespace startBundler {
  type Options = {
    now?: () => number
    limits?: Partial<Record<'weiPerDay' | 'projectWeiPerDay' | 'senderWeiPerDay', bigint>>
    /** What stands between the bundler and the nodes. */
    wrap?: (chains: Chains) => Chains
  }
}

let users = 0

type Call = ReturnType<typeof startBundler>['call']
type Change = Partial<UserOperation<'0.7'>>

/** A new smart account, and how it writes operations. */
export async function createUser(rpcUrl: string) {
  users += 1
  const client = createPublicClient({ transport: http(rpcUrl), pollingInterval: 20 })
  const owner = privateKeyToAccount(keccak256(toHex(`bundled user ${users}`)))
  const safe = await toSafeSmartAccount({
    client,
    owners: [owner],
    version: '1.4.1',
    useMultiSendForSetup: false,
  })
  const write = formatUserOperationRequest

  /** Measured, paid for when that is wished, and signed. */
  const prepare = async (
    call: Call,
    { isPaid = true, change = {}, project = 'shop' }: Preparing = {},
  ) => {
    const [nonce, made, signature, block] = await Promise.all([
      safe.getNonce({ key: 0n }),
      safe.getFactoryArgs(),
      safe.getStubSignature(),
      client.getBlock(),
    ])
    const callData = await safe.encodeCalls([{ to: stranger, value: 0n, data: '0x' }])
    const maxFeePerGas = (block.baseFeePerGas ?? 0n) * 2n + 1_000_000_000n
    const fees = { maxFeePerGas, maxPriorityFeePerGas: 1_000_000_000n }
    const base = { sender: safe.address, nonce, ...made, callData, ...fees, signature, ...change }
    const chainId = '0x7a69'
    const pay = async (method: BundlerMethod, operation: object) =>
      isPaid
        ? call(
            method,
            [write(operation as UserOperation), safeContracts.entryPoint, chainId, {}],
            project,
          )
        : {}
    const stub = (await pay('pm_getPaymasterStubData', base)) as object
    const { sponsor: _, isFinal: __, ...stubFields } = stub as Record<string, Hex>
    const gas = (await call('eth_estimateUserOperationGas', [
      { ...write(base as UserOperation), ...stubFields },
      safeContracts.entryPoint,
    ])) as Record<string, Hex>
    const limits = Object.fromEntries(
      Object.entries(gas).map(([name, value]) => [name, BigInt(value)]),
    )
    const measured = { ...base, ...limits, ...change } as UserOperation<'0.7'>
    const paid = (await pay('pm_getPaymasterData', measured)) as Record<string, Hex>
    const {
      paymasterVerificationGasLimit: verification,
      paymasterPostOpGasLimit: postOp,
      ...who
    } = paid
    const complete = {
      ...measured,
      ...who,
      ...(verification && { paymasterVerificationGasLimit: BigInt(verification) }),
      ...(postOp && { paymasterPostOpGasLimit: BigInt(postOp) }),
    } as UserOperation<'0.7'>
    return { ...complete, signature: await safe.signUserOperation(complete) }
  }
  return {
    address: safe.address,
    client,
    safe,
    prepare,
    send: (call: Call, operation: UserOperation) =>
      call('eth_sendUserOperation', [write(operation), safeContracts.entryPoint]) as Promise<Hex>,
  }
}

type Preparing = { isPaid?: boolean; change?: Change; project?: string }
