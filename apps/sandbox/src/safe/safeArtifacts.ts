import { createRequire } from 'node:module'
import type { Abi, Hex } from 'viem'

const require = createRequire(import.meta.url)

/** The contracts of a Safe 1.4.1, read from the package of their makers (LGPL), which is for development alone. */
export const safeArtifacts = {
  singleton: read('SafeL2.sol/SafeL2'),
  factory: read('proxies/SafeProxyFactory.sol/SafeProxyFactory'),
  handler: read('handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler'),
  multiSend: read('libraries/MultiSendCallOnly.sol/MultiSendCallOnly'),
  signMessageLib: read('libraries/SignMessageLib.sol/SignMessageLib'),
} as const

function read(name: string): { abi: Abi; bytecode: Hex } {
  return require(`@safe-global/safe-contracts/build/artifacts/contracts/${name}.json`)
}
