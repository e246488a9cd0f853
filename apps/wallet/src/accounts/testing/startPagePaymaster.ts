import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import {
  type Address,
  concatHex,
  createPublicClient,
  encodeAbiParameters,
  type Hex,
  http,
  isHex,
  parseAbi,
} from 'viem'
import { toPackedUserOperation, type UserOperation } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'

type Asked = { readonly method: string; readonly params: readonly unknown[] }
type Reply = { result: unknown } | { error: { code: number; message: string } }

/** A signature that can be read and is of no signer. */
const dummy: Hex = `0x${'f'.repeat(31)}${'0'.repeat(33)}7${'a'.repeat(63)}1c`
const limits = { paymasterVerificationGasLimit: '0x13880', paymasterPostOpGasLimit: '0x1' } as const

/**
 * A page's own service that pays for operations (ERC-7677), for those who name the policy `gold`, with what lies at a
 * `VerifyingPaymaster`. What is signed it asks the contract itself.
 */
export async function startPagePaymaster({ rpcUrl, address, keyFile }: startPagePaymaster.Parts) {
  const signer = privateKeyToAccount((await readFile(keyFile, 'utf8')) as Hex)
  const client = createPublicClient({ transport: http(rpcUrl) })
  const until = Math.floor(Date.now() / 1_000) + 600
  const dataOf = (signature: Hex) =>
    concatHex([
      encodeAbiParameters([{ type: 'uint48' }, { type: 'uint48' }], [until, 0]),
      signature,
    ])

  const sign = async (wire: unknown) => {
    const operation = fromWire({ ...(wire as object), ...limits, paymaster: address })
    const packed = toPackedUserOperation({ ...operation, paymasterData: '0x', signature: '0x' })
    const args = [packed, until, 0] as const
    const raw = await client.readContract({ address, abi, functionName: 'getHash', args })
    return signer.signMessage({ message: { raw } })
  }
  const answer = async ({ method, params }: Asked): Promise<Reply> => {
    const [operation, , , context] = params as [unknown, unknown, unknown, { policy?: unknown }]
    if (context.policy !== 'gold') return { error: { code: -32_002, message: 'No such policy' } }
    if (method === 'pm_getPaymasterStubData')
      return { result: { paymaster: address, paymasterData: dataOf(dummy), ...limits } }
    return { result: { paymaster: address, paymasterData: dataOf(await sign(operation)) } }
  }

  const service = {
    /** What it was asked, in order. */
    asked: [] as Asked[],
    /** What it says; a test may have it lie. */
    answer,
    sign,
    dataOf,
    url: '',
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  const server = createServer(async (request: IncomingMessage, response) => {
    const { id, ...asked } = JSON.parse(await text(request)) as Asked & { id: number }
    service.asked.push(asked)
    const reply = await service.answer(asked)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, ...reply }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pay`
  return service
}

export declare namespace startPagePaymaster {
  type Parts = {
    rpcUrl: string
    /** Of the contract. */
    address: Address
    /** Where the key of its signer is. */
    keyFile: string
  }
}

const abi = parseAbi([
  'function getHash((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature) userOp, uint48 validUntil, uint48 validAfter) view returns (bytes32)',
])

const amounts = /^(nonce|\w*Gas|\w*GasLimit)$/

function fromWire(wire: Readonly<Record<string, unknown>>): UserOperation<'0.7'> {
  const entries = Object.entries(wire).map(([name, value]) => [
    name,
    amounts.test(name) && isHex(value) ? BigInt(value) : value,
  ])
  return Object.fromEntries(entries) as UserOperation<'0.7'>
}
