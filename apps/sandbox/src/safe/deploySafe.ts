import { type Address, encodeFunctionData, parseEventLogs, zeroAddress } from 'viem'
import type { SafeChain } from './SafeChain.js'
import { safeArtifacts } from './safeArtifacts.js'

export type DeployedSafe = {
  readonly address: Address
  /** Executes several calls as one. */
  readonly multiSend: Address
  /** Keeps messages that a Safe signed on the chain. */
  readonly signMessageLib: Address
}

/** Puts a Safe with these owners on a chain, with the contracts that it needs. */
export async function deploySafe(
  chain: SafeChain,
  { owners, threshold }: { owners: readonly Address[]; threshold: number },
): Promise<DeployedSafe> {
  const { singleton, factory, handler, multiSend, signMessageLib } = safeArtifacts
  const place = async ({ abi, bytecode }: typeof singleton): Promise<Address> => {
    const hash = await chain.deployContract({ abi, bytecode })
    const { contractAddress } = await chain.waitForTransactionReceipt({
      checkReplacement: false,
      hash,
    })
    if (!contractAddress) throw new Error('A contract of the Safe was not made')
    return contractAddress
  }
  const at = {
    singleton: await place(singleton),
    factory: await place(factory),
    handler: await place(handler),
  }
  const setup = encodeFunctionData({
    abi: singleton.abi,
    functionName: 'setup',
    args: [
      ...[owners, BigInt(threshold), zeroAddress, '0x', at.handler],
      ...[zeroAddress, 0n, zeroAddress],
    ],
  })
  const hash = await chain.writeContract({
    ...{ address: at.factory, abi: factory.abi, functionName: 'createProxyWithNonce' },
    args: [at.singleton, setup, 1n],
  })
  const { logs } = await chain.waitForTransactionReceipt({ checkReplacement: false, hash })
  const [created] = parseEventLogs({ abi: factory.abi, logs, eventName: 'ProxyCreation' })
  const { proxy } = (created as unknown as { args: { proxy: Address } }).args
  return {
    address: proxy,
    multiSend: await place(multiSend),
    signMessageLib: await place(signMessageLib),
  }
}
