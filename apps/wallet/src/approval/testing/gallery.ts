import type { CaipNetworkId } from '@foyer/protocol'
import { type Address, encodeFunctionData, type Hex, parseAbi, parseEther, parseUnits } from 'viem'
import type { Action, BatchedCall, UserOperation } from '../../actions/Action.js'
import { sessionOf } from './sessionOf.js'
import { solanaGallery } from './solanaGallery.js'
import { typedGallery } from './typedGallery.js'

/** The part of the sandbox's world that the gallery is about. */
export type GalleryWorld = {
  readonly accounts: readonly Address[]
  readonly chainId: number
  readonly tokens: readonly { readonly address: Address }[]
  readonly stalls: Address
  readonly crates: Address
  readonly grumpy: Address
  readonly paymaster: Address
  readonly router: Address
  readonly wrapped: Address
}

export const tokenAbi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool approved)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline)',
])
/** An account that was never paid before. */
export const stranger: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const none = '0x0000000000000000000000000000000000000000'

/** Real actions of every kind, by name. */
export function gallery(world: GalleryWorld, origin: string): Readonly<Record<string, Action>> {
  const { accounts, chainId, tokens, stalls, grumpy, router, wrapped, paymaster } = world
  const [address = none, friend = none] = accounts
  const [musd = none, hrv = none] = tokens.map((token) => token.address)
  const network: CaipNetworkId = `eip155:${chainId}`
  const common = { origin, network, account: { address, type: 'eoa' } } as const
  const smart = { ...common, account: { address, type: 'smartAccount' } } as const
  const fees = { maxFeePerGas: 2_000_000_000n, maxPriorityFeePerGas: 1_000_000n }
  const call = (to: Address, data: Hex, value = 0n): BatchedCall => ({ to, data, value })
  const encode = (functionName: 'transfer' | 'approve', args: readonly [Address, bigint]) =>
    encodeFunctionData({ abi: tokenAbi, functionName, args })
  const transaction = ({
    to,
    data,
    value,
  }: BatchedCall): Omit<Action & { kind: 'transaction' }, 'id'> => ({
    ...common,
    kind: 'transaction',
    ...{ to, data, value, nonce: 7, gas: 300_000n, ...fees },
  })
  const swap = call(
    router,
    encodeFunctionData({
      abi: tokenAbi,
      functionName: 'swapExactETHForTokens',
      args: [1n, [wrapped, musd], address, 9_999_999_999n],
    }),
    parseEther('0.1'),
  )
  const operation: UserOperation = {
    ...{ sender: address, nonce: 1n, callData: '0x' },
    ...{ callGasLimit: 120_000n, verificationGasLimit: 200_000n, preVerificationGas: 50_000n },
    ...fees,
  }
  const pair = [
    call(hrv, encode('approve', [router, parseEther('25')])),
    call(musd, encode('transfer', [friend, parseUnits('12.5', 6)])),
  ]
  const text = (words: string) =>
    ({ ...common, kind: 'message', bytes: encodeText(words) }) as const
  const all: Readonly<Record<string, Unnamed>> = {
    message: text('Welcome to Harvest Market!\n\nThis is message 42. It costs nothing. 🌱'),
    hiddenMessage: text('Pay \u202e001\u202c coins to\u200b Bob\n\n\n\n\n\n\nand everything else'),
    bytes: { ...common, kind: 'message', bytes: Uint8Array.from({ length: 64 }, (_, i) => i * 7) },
    signIn: text(signIn(new URL(origin).host, address, chainId)),
    phishing: text(signIn('harvest.example', address, chainId)),
    pay: transaction(call(friend, '0x', parseEther('1.250000000000000001'))),
    payStranger: transaction(call(stranger, '0x', parseEther('0.05'))),
    dearFee: {
      ...transaction(call(friend, '0x', parseEther('0.05'))),
      maxFeePerGas: 10_000_000_000_000n,
    },
    sendToken: transaction(call(musd, encode('transfer', [friend, parseUnits('250', 6)]))),
    tokenToToken: transaction(call(musd, encode('transfer', [hrv, parseUnits('5', 6)]))),
    approveSome: transaction(call(musd, encode('approve', [router, parseUnits('80', 6)]))),
    approveAll: transaction(call(musd, encode('approve', [router, 2n ** 256n - 1n]))),
    allPieces: transaction(
      call(
        stalls,
        encodeFunctionData({
          abi: tokenAbi,
          functionName: 'setApprovalForAll',
          args: [stranger, true],
        }),
      ),
    ),
    swap: transaction(swap),
    fails: transaction(call(grumpy, '0x12345678')),
    unknownCall: transaction(call(stranger, '0xdeadbeef')),
    create: { ...transaction(call(none, '0x6000')), to: undefined } as Unnamed,
    batch: {
      ...{ ...smart, kind: 'calls', calls: pair },
      by: { operation: { ...operation, paymaster }, isSponsored: true },
    },
    sequence: {
      ...{ ...common, kind: 'calls', calls: pair },
      by: { transactions: pair.map((one) => ({ ...one, nonce: 7, gas: 90_000n, ...fees })) },
    },
    grant: {
      ...{ ...smart, kind: 'grant', ...sessionOf(world, operation) },
    },
    revoke: {
      ...{ ...smart, kind: 'revoke', ...sessionOf(world, operation) },
      sessionId: `0x${'5e'.repeat(32)}`,
    },
    operation: { ...smart, kind: 'userOperation', operation, calls: undefined },
    connect: { ...common, kind: 'connect', user: 'ada@example.com' },
    ...typedGallery({ ...common, kind: 'typedData' }, { musd, router, stranger, chainId, friend }),
  }
  return Object.fromEntries(
    Object.entries({ ...all, ...solanaGallery(origin) }).map(([id, action]) => [
      id,
      { ...action, id } as Action,
    ]),
  )
}

type Unnamed = {
  [kind in Action['kind']]: Omit<Extract<Action, { kind: kind }>, 'id'>
}[Action['kind']]

function encodeText(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function signIn(domain: string, address: string, chainId: number): string {
  return [
    `${domain} wants you to sign in with your Ethereum account:`,
    ...[address, '', 'Sign in to the market.', '', `URI: http://${domain}`, 'Version: 1'],
    ...[`Chain ID: ${chainId}`, 'Nonce: 7f3a9c1d22', 'Issued At: 2026-01-02T03:04:05.000Z'],
  ].join('\n')
}

/** The world of a chain of the sandbox. */
export function worldOf(accounts: readonly Address[], chain: SandboxChain): GalleryWorld {
  const { stalls, crates, grumpy, paymaster, exchange } = chain.contracts
  return {
    ...{ accounts, chainId: chain.id, tokens: chain.tokens, stalls, crates, grumpy, paymaster },
    ...{ router: exchange.router, wrapped: exchange.wrapped },
  }
}

type SandboxChain = {
  readonly id: number
  readonly tokens: GalleryWorld['tokens']
  readonly contracts: Pick<GalleryWorld, 'stalls' | 'crates' | 'grumpy' | 'paymaster'> & {
    readonly exchange: Pick<GalleryWorld, 'router' | 'wrapped'>
  }
}
