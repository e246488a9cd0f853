import { type Address, encodeFunctionData, keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { artifacts } from '../contracts/artifacts.js'
import type { ChainSender } from './createSender.js'
import { plan } from './plan.js'

/** An account of its own, so that the addresses of everything else stay. */
export const cratesDeployer = privateKeyToAccount(keccak256(toHex('the deployer of crates')))

/** Puts the collection on the chain, and some of it into an account: some alone, some together. */
export function placeCrates(send: ChainSender, holder: Address): Address {
  const { abi, bytecode } = artifacts.Crates
  const crates = send.deploy(bytecode)
  const { single, batch } = plan.crates
  const mints = [
    ['mint', [holder, ...single]],
    ['mintBatch', [holder, batch.ids, batch.amounts]],
  ] as const
  for (const [functionName, args] of mints)
    send.call(crates, encodeFunctionData({ abi, functionName, args }))
  return crates
}
