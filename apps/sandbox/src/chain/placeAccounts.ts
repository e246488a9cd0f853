import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  keccak256,
  pad,
  parseAbi,
  parseEther,
  toHex,
  zeroHash,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { accountArtifacts } from '../contracts/accountArtifacts.js'
import type { NodeClient } from './createNodeClient.js'
import type { ChainSender } from './createSender.js'

const keyOf = (name: string): Hex => keccak256(toHex(name))

/** An account of its own, so that the addresses of everything else stay. */
export const accountsDeployer = privateKeyToAccount(keyOf('the deployer of smart accounts'))

/** The keys that the sandbox's server has: it pays for bundles with the one, and signs sponsorships with the other. */
export const serverKeys = {
  bundler: keyOf('the bundler of the sandbox'),
  paymaster: keyOf('the paymaster of the sandbox'),
} as const

/** On every chain already: makes contracts at addresses that follow from their code. */
const deterministicDeployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** The one that Safe's contracts were made by; its code is the same. */
const safeDeployer = '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7'

/** With it, the address of the entry point 0.7 is what it is everywhere. */
const entryPointSalt = '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3'

const deposits = parseAbi(['function depositTo(address account) payable'])

/** Puts the deployer of Safe's contracts on the chain, and funds the paying accounts. */
export async function prepareAccounts(client: NodeClient): Promise<void> {
  const code = await client.getCode({ address: deterministicDeployer })
  if (!code) throw new Error('The node has no deployer of deterministic addresses')
  await client.setCode({ address: safeDeployer, bytecode: code })
  const { address } = privateKeyToAccount(serverKeys.bundler)
  await client.setBalance({ address, value: parseEther('100') })
}

/**
 * Puts what smart accounts need on the chain, at the addresses that they have everywhere: the entry point 0.7, Safe 1.4.1 with its
 * module, and a paymaster that the server signs for.
 *
 * @returns the paymaster
 */
export function placeAccounts(send: ChainSender): Address {
  const make = (from: Address, code: Hex, salt: Hex = zeroHash) => {
    send.call(from, concatHex([salt, code]), 0n, 12_000_000n)
    return getContractAddress({ opcode: 'CREATE2', from, salt, bytecode: code })
  }
  const { safe, proxyFactory, multiSendCallOnly, moduleSetup, module } = accountArtifacts
  const entryPoint = make(deterministicDeployer, accountArtifacts.entryPoint, entryPointSalt)
  for (const code of [safe, proxyFactory, multiSendCallOnly]) make(safeDeployer, code)
  make(deterministicDeployer, moduleSetup)
  make(deterministicDeployer, concatHex([module, pad(entryPoint)]))

  const signer = privateKeyToAccount(serverKeys.paymaster).address
  const types = [{ type: 'address' }, { type: 'address' }] as const
  const paymaster = make(
    deterministicDeployer,
    concatHex([accountArtifacts.paymaster, encodeAbiParameters(types, [entryPoint, signer])]),
  )
  const data = encodeFunctionData({ abi: deposits, functionName: 'depositTo', args: [paymaster] })
  send.call(entryPoint, data, parseEther('20'))
  return paymaster
}
