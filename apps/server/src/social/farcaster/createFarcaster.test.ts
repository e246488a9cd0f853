import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeErrorResult,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  size,
} from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { fakeService } from '../../services/testing/fakeService.js'
import { farcasterNonceOf } from '../nonceOf.js'
import { createFarcaster } from './createFarcaster.js'

/* The signer is whatever address a message names, and at that address may stand a contract of an attacker. */

const now = Date.UTC(2026, 0, 2)
const wallet = 'https://wallet.example'
const round = { jkt: 'a browser', secretHash: 'a secret' }
const signer: Address = '0x1111111111111111111111111111111111111111'
const code: Address = '0x2222222222222222222222222222222222222222'

const message = createSiweMessage({
  ...{ address: signer, chainId: 10, domain: 'wallet.example', uri: wallet, version: '1' },
  ...{ nonce: farcasterNonceOf(round.jkt, round.secretHash), issuedAt: new Date(now) },
  ...{ statement: 'Farcaster Auth', resources: ['farcaster://fid/4660'] },
})

/** A signature of an account that runs a contract's code (ERC-8010), which the contract itself is asked about. */
function signedByCode() {
  const suffix = encodeAbiParameters(
    parseAbiParameters(
      '(uint256, address, uint256, uint8, uint256, uint256), address to, bytes data',
    ),
    [[10n, code, 0n, 0, 1n, 1n], signer, '0x'],
  )
  const magic = `0x${'8010'.repeat(16)}` as const
  return concatHex(['0x12', suffix, numberToHex(size(suffix), { size: 32 }), magic])
}

const lookups = parseAbi([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extra)',
])

test.each(['/{sender}/{data}', '/keys'])(
  'a contract that checks a signature sends the service nowhere: %s',
  async (path) => {
    const inside = await fakeService(() => ({ data: '0x' }))
    const sentOn = encodeErrorResult({
      abi: lookups,
      args: [signer, [inside.url + path], '0x12', '0x12345678', '0x'],
    })
    const methods: string[] = []
    const node = await fakeService((_, body) => {
      const { id, method } = JSON.parse(body) as { id: number; method: string }
      methods.push(method)
      if (method === 'eth_getCode')
        return { jsonrpc: '2.0', id, result: concatHex(['0xef0100', code]) }
      return { jsonrpc: '2.0', id, error: { code: 3, message: 'reverted', data: sentOn } }
    })
    try {
      const { verify } = createFarcaster(
        { relay: 'https://relay.example', rpc: node.url },
        () => wallet,
        () => now,
      )
      expect(await verify({ message, signature: signedByCode() }, round)).toBeUndefined()
      expect(methods).toContain('eth_call')
      expect(inside.take()).toEqual([])
    } finally {
      await Promise.all([inside.stop(), node.stop()])
    }
  },
)
