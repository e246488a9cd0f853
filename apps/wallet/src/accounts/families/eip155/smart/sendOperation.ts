import type { CaipNetworkId } from '@foyer/protocol'
import { safeContracts } from '@foyer/protocol/api'
import type { Hex } from 'viem'
import type { UserOperation } from '../../../../actions/Action.js'
import type { Keys } from '../../../../vault/Vault.js'
import { notOurs } from '../../../failures.js'
import { handOver } from '../../../handOver.js'
import { notSent } from '../../../refuseAccount.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'
import { createOwner } from '../createOwner.js'
import { createSafe } from './createSafe.js'
import { hashOf, isHash, toWire } from './operation.js'

/**
 * Signs an operation as it was shown, and hands it to the bundler.
 *
 * @returns its hash, also where the bundler's answer is lost
 * @throws `Failure` -32003 when another one went first meanwhile
 */
export async function sendOperation(
  world: WalletEnvironment,
  network: CaipNetworkId,
  keys: Keys,
  operation: UserOperation,
): Promise<Hex> {
  const safe = await createSafe(world, network, createOwner(keys.evm))
  if (safe.address !== operation.sender) throw notOurs()
  if ((await safe.getNonce({ key: operation.nonce >> 64n })) !== operation.nonce)
    throw notSent('operationOvertaken')
  // The paymaster's field is signed with the rest where it is there, even when it is empty.
  const complete = { factory: undefined, factoryData: undefined, ...operation }
  const signature = await safe.signUserOperation(
    complete as Parameters<typeof safe.signUserOperation>[0],
  )
  const hash = hashOf(operation, network)
  const params = [toWire({ ...operation, signature }), safeContracts.entryPoint]
  let answer: unknown = hash
  await handOver(world, {
    async send() {
      answer = await world.bundler(network, 'eth_sendUserOperation', params)
    },
    find: () => world.bundler(network, 'eth_getUserOperationByHash', [hash]),
  })
  if (isHash(answer) && answer === hash) return hash
  throw notSent('operationDiffers')
}
