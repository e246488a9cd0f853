import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  labelhash,
  namehash,
  parseAbi,
  toCoinType,
  toHex,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { artifacts } from '../contracts/artifacts.js'
import type { ChainSender } from './createSender.js'
import { type PlannedName, plan } from './plan.js'

/** Its contracts have the same addresses whatever else is placed. */
export const namesKey = keccak256(toHex('the deployer of names'))
export const namesDeployer = privateKeyToAccount(namesKey)

const ether = 60n
const registryAbi = parseAbi([
  'function setSubnodeOwner(bytes32, bytes32, address)',
  'function setResolver(bytes32, address)',
  'function setOwner(bytes32, address)',
])
const resolverAbi = parseAbi([
  'function setAddr(bytes32, uint256, bytes)',
  'function setText(bytes32, string, string)',
])
const reverseAbi = parseAbi(['function setNameForAddr(address, string)'])

/** What a page or a client has to know of them. */
type PlacedNames = {
  /** Through which names are found. */
  readonly ensUniversalResolver: Address
  /** Where an account says what it is called on this chain. */
  readonly ensReverseRegistrar: Address
}

/**
 * Puts ENS on the chain, gives the accounts their names, and leads names under `stand.eth` to a gateway
 * that runs only once it is set.
 *
 * @param id the chain's own
 */
export function placeNames(
  send: ChainSender,
  { accounts, stalls, id }: { accounts: readonly Address[]; stalls: Address; id: number },
): PlacedNames {
  const { address: owner } = namesDeployer
  const registry = send.deploy(artifacts.EnsRegistry.bytecode)
  const resolver = send.deploy(withAddresses(artifacts.EnsResolver.bytecode, [registry]))
  const reverse = send.deploy(
    withAddresses(artifacts.EnsReverseRegistrar.bytecode, [registry, resolver]),
  )
  const universal = send.deploy(withAddresses(artifacts.EnsUniversalResolver.bytecode, [registry]))
  const offchain = send.deploy(artifacts.EnsOffchainResolver.bytecode)

  const register = (name: string, holder: Address) => {
    const [label = '', ...parent] = name.split('.')
    const node = parent.length === 0 ? zeroHash : namehash(parent.join('.'))
    const args = [node, labelhash(label), holder] as const
    send.call(
      registry,
      encodeFunctionData({ abi: registryAbi, functionName: 'setSubnodeOwner', args }),
    )
  }
  const resolveBy = (name: string, by: Address) => {
    const args = [namehash(name), by] as const
    send.call(registry, encodeFunctionData({ abi: registryAbi, functionName: 'setResolver', args }))
  }
  const place = ({ name, account, avatar }: PlannedName) => {
    const holder = accounts[account]
    if (!holder) throw new Error('A name needs an account')
    const node = namehash(name)
    register(name, owner)
    resolveBy(name, resolver)
    const addr = [node, ether, holder] as const
    send.call(
      resolver,
      encodeFunctionData({ abi: resolverAbi, functionName: 'setAddr', args: addr }),
    )
    const text = [node, 'avatar', avatar.replace('STALLS', stalls.toLowerCase())] as const
    send.call(
      resolver,
      encodeFunctionData({ abi: resolverAbi, functionName: 'setText', args: text }),
    )
    const named = [holder, name] as const
    send.call(
      reverse,
      encodeFunctionData({ abi: reverseAbi, functionName: 'setNameForAddr', args: named }),
    )
    const given = [node, holder] as const
    send.call(
      registry,
      encodeFunctionData({ abi: registryAbi, functionName: 'setOwner', args: given }),
    )
  }

  register('reverse', owner)
  register('addr.reverse', reverse)
  register('eth', owner)
  register('stand.eth', owner)
  resolveBy('stand.eth', offchain)
  // What the sandbox's server gives names under, and sets a resolver for.
  register('foyer.eth', owner)
  for (const name of plan.names) place(name)

  // Last, so that all before have the addresses that they always had.
  const chainReverse = send.deploy(artifacts.EnsChainReverseRegistrar.bytecode)
  const space = `${toCoinType(id).toString(16)}.reverse`
  register(space, owner)
  resolveBy(space, chainReverse)
  return { ensUniversalResolver: universal, ensReverseRegistrar: chainReverse }
}

function withAddresses(bytecode: Hex, args: readonly Address[]): Hex {
  const types = args.map(() => ({ type: 'address' }) as const)
  return concatHex([bytecode, encodeAbiParameters(types, args)])
}
