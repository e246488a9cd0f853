import { RpcAnswer, RpcCall } from './chains.js'
import { endpoint } from './endpoint.js'
import { NetworkId } from './fields.js'

/** What a bundler answers (ERC-7769), and who pays for an operation (ERC-7677). */
export const bundlerMethods = [
  'eth_supportedEntryPoints',
  'eth_estimateUserOperationGas',
  'eth_sendUserOperation',
  'eth_getUserOperationByHash',
  'eth_getUserOperationReceipt',
  'pm_getPaymasterStubData',
  'pm_getPaymasterData',
] as const
export type BundlerMethod = (typeof bundlerMethods)[number]

/** What the server's own paymaster refuses with, beside the codes of ERC-7769: there is no more to spend for today. */
export const sponsoringRefusedCode = -32_504

export const callBundler = endpoint({
  method: 'POST',
  path: '/v1/bundler',
  summary:
    'Takes an operation of a smart account (ERC-4337 0.7) to the network, and says whether it is paid for.',
  input: { query: { chainId: NetworkId }, body: RpcCall },
  output: RpcAnswer,
  errors: { 404: 'This server takes no operations to the network.' },
})

/** The smart account: Safe 1.4.1 with the module for ERC-4337 0.3.0, at the same addresses on every network. */
export const safeContracts = {
  /** ERC-4337, version 0.7. */
  entryPoint: '0x0000000071727De22E5E9d8BAf0edAc6f37da032',
  singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
  proxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  moduleSetup: '0x2dd68b007B46fBe91B9A7c3EDa5A7a1063cB5b47',
  module: '0x75cf11467937ce3F2f357CE24ffc3DBF8fD5c226',
  multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  /** Keccak-256 of the code that makes an account of this singleton: its address follows from it (EIP-1014). */
  proxyInitCodeHash: '0x76733d705f71b79841c0ee960a0ca880f779cde7ef446c989e6d23efc0a4adfb',
  /** Keccak-256 of an account's code. */
  proxyCodeHash: '0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c',
} as const
