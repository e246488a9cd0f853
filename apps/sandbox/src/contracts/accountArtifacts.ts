import { createRequire } from 'node:module'
import type { Hex } from 'viem'

const require = createRequire(import.meta.url)

/**
 * The bytecode of the smart account's contracts, read from the packages of their makers (GPL and LGPL), which are for
 * development alone: none of it is in this repository.
 */
export const accountArtifacts = {
  entryPoint: bytecode('@account-abstraction/contracts/artifacts/EntryPoint.json'),
  paymaster: bytecode('@account-abstraction/contracts/artifacts/VerifyingPaymaster.json'),
  safe: safeContract('Safe.sol/Safe'),
  proxyFactory: safeContract('proxies/SafeProxyFactory.sol/SafeProxyFactory'),
  proxy: safeContract('proxies/SafeProxy.sol/SafeProxy'),
  multiSendCallOnly: safeContract('libraries/MultiSendCallOnly.sol/MultiSendCallOnly'),
  moduleSetup: bytecode(
    '@safe-global/safe-4337/build/artifacts/contracts/SafeModuleSetup.sol/SafeModuleSetup.json',
  ),
  module: bytecode(
    '@safe-global/safe-4337/build/artifacts/contracts/Safe4337Module.sol/Safe4337Module.json',
  ),
} as const

function safeContract(name: string): Hex {
  return bytecode(`@safe-global/safe-contracts/build/artifacts/contracts/${name}.json`)
}

function bytecode(file: string): Hex {
  return (require(file) as { bytecode: Hex }).bytecode
}
