import type { CaipNetworkId } from '@foyer/protocol'
import { sessionModule, sessionModuleAbi } from '@foyer/protocol/sessions'
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  isHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import type { SessionTerms } from '../../../../actions/Action.js'
import type { WalletEnvironment } from '../../../WalletEnvironment.js'

type World = Pick<WalletEnvironment, 'chains'>

export const safeModulesAbi = parseAbi([
  'function enableModule(address module)',
  'function isModuleEnabled(address module) view returns (bool)',
])

/** @throws when the network gives no answer that can be read */
export async function hasCode({ chains }: World, network: CaipNetworkId, address: Address) {
  const code = await chains.request(network, 'eth_getCode', [address, 'latest'])
  if (!isHex(code)) throw new TypeError('The node answered with no code')
  return code !== '0x'
}

/** Whether a Safe has the module of session keys; one that is not made yet has not. */
export async function isModuleEnabled(world: World, network: CaipNetworkId, safe: Address) {
  if (!(await hasCode(world, network, safe))) return false
  const args = [sessionModule.address] as const
  const data = encodeFunctionData({ abi: safeModulesAbi, functionName: 'isModuleEnabled', args })
  const answer = await call(world, network, safe, data)
  return decodeFunctionResult({
    abi: safeModulesAbi,
    functionName: 'isModuleEnabled',
    data: answer,
  })
}

/** A session as the chain has it. Its account is zero where there is none. */
export async function readSession(
  world: World,
  network: CaipNetworkId,
  id: Hex,
): Promise<{ account: Address; isRevoked: boolean; terms: SessionTerms }> {
  const abi = sessionModuleAbi
  const data = encodeFunctionData({ abi, functionName: 'read', args: [id] })
  const answer = await call(world, network, sessionModule.address, data)
  const [session, limits, allowed] = decodeFunctionResult({
    ...{ abi, functionName: 'read', data: answer },
  })
  const { account, expiry, isRevoked, key } = session
  const terms: SessionTerms = {
    ...{ key, expiry },
    limits: limits.map(({ token, ...limit }) => ({
      ...{ ...limit, token: token === zeroAddress ? undefined : token },
    })),
    functions: allowed.map(({ target, selector }) => ({ contract: target, selector })),
  }
  return { account, isRevoked, terms }
}

async function call({ chains }: World, network: CaipNetworkId, to: Address, data: Hex) {
  const answer = await chains.request(network, 'eth_call', [{ to, data }, 'latest'])
  if (!isHex(answer)) throw new TypeError('The node answered with no bytes')
  return answer
}
