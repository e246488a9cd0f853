import {
  encodeFunctionData,
  erc20Abi,
  keccak256,
  maxUint256,
  parseAbi,
  parseUnits,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { exchangeArtifacts } from '../contracts/exchangeArtifacts.js'
import type { ChainSender } from './createSender.js'
import { plan } from './plan.js'
import { withArguments } from './withArguments.js'
import type { WorldChain, WorldToken } from './world.js'

/** An account of its own, so that the addresses of everything else stay. */
export const rangedDeployer = privateKeyToAccount(keccak256(toHex('the deployer of ranged pools')))

const abi = parseAbi([
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address)',
  'struct Mint { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
  'function mint(Mint) payable returns (uint256, uint128, uint256, uint256)',
])

/** How far apart prices of a pool may stand, by its fee in millionths. */
const spacings: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3000: 60, 10000: 200 }
const tickMax = 887_272

/** Puts an exchange of the v3 kind beside the one of the v2 kind, with its own pools. */
export function placeRangedExchange(
  send: ChainSender,
  tokens: readonly WorldToken[],
  { factory: factoryV2, wrapped }: WorldChain['contracts']['exchange'],
): NonNullable<WorldChain['contracts']['rangedExchange']> {
  const { ranged } = exchangeArtifacts
  const factory = send.deploy(ranged.factory)
  // It draws pictures of positions by a contract that nothing here needs.
  const positions = send.deploy(withArguments(ranged.positions, [factory, wrapped, wrapped]))
  const quoter = send.deploy(withArguments(ranged.quoter, [factory, wrapped]))
  const router = send.deploy(withArguments(ranged.router, [factoryV2, factory, positions, wrapped]))
  for (const { address, decimals } of tokens) {
    send.mint(address, [rangedDeployer.address, parseUnits('2000000', decimals)])
    const args = [positions, maxUint256] as const
    send.call(address, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }))
  }
  for (const { fee, ...amounts } of plan.rangedPools.map((one): RangedPool => one)) {
    const sides = [...tokens, { symbol: 'ETH', address: wrapped, decimals: 18 }]
      .flatMap(({ symbol, address, decimals }) => {
        const amount = amounts[symbol]
        return typeof amount === 'string' ? [{ address, amount: parseUnits(amount, decimals) }] : []
      })
      .sort((one, other) => (BigInt(one.address) < BigInt(other.address) ? -1 : 1))
    const [one, other] = sides
    if (!one || !other) throw new Error('A pool needs two coins')
    const price = root((other.amount << 192n) / one.amount)
    const pool = [one.address, other.address, fee, price] as const
    const open = 'createAndInitializePoolIfNecessary'
    send.call(positions, encodeFunctionData({ abi, functionName: open, args: pool }))
    const spacing = spacings[fee] ?? 1
    const tick = Math.floor(tickMax / spacing) * spacing
    const position = {
      ...{ token0: one.address, token1: other.address, fee, tickLower: -tick, tickUpper: tick },
      ...{ amount0Desired: one.amount, amount1Desired: other.amount },
      ...{ amount0Min: 0n, amount1Min: 0n },
      ...{ recipient: rangedDeployer.address, deadline: maxUint256 },
    }
    const data = encodeFunctionData({ abi, functionName: 'mint', args: [position] })
    const ether = sides.find(({ address }) => address === wrapped)
    send.call(positions, data, ether?.amount)
  }
  return { factory, quoter, router }
}

type RangedPool = { readonly fee: number; readonly [symbol: string]: string | number | undefined }

/** The square root, rounded down (Newton). */
function root(value: bigint): bigint {
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (guess + value / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}
