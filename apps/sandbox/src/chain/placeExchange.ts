import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { exchangeArtifacts } from '../contracts/exchangeArtifacts.js'
import type { ChainSender } from './createSender.js'
import { plan } from './plan.js'
import { withArguments } from './withArguments.js'
import type { WorldChain, WorldToken } from './world.js'

const routerAbi = parseAbi([
  'function addLiquidity(address, address, uint256, uint256, uint256, uint256, address, uint256)',
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
])

/** Puts an exchange with its pools on the chain, after what was there before: addresses follow the order. */
export function placeExchange(
  send: ChainSender,
  tokens: readonly WorldToken[],
  owner: Address,
): WorldChain['contracts']['exchange'] {
  const wrapped = send.deploy(exchangeArtifacts.wrapped)
  const factory = send.deploy(withArguments(exchangeArtifacts.factory, [owner]))
  const router = send.deploy(withArguments(exchangeArtifacts.router, [factory, wrapped]))

  for (const { address, decimals } of tokens) {
    send.mint(address, [owner, parseUnits('1000000', decimals)])
    const args = [router, maxUint256] as const
    send.call(address, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }))
  }
  for (const { ETH, ...pool } of plan.pools.map((one): Pool => one)) {
    const [one, other] = tokens.flatMap(({ address, symbol, decimals }) => {
      const amount = pool[symbol]
      return amount === undefined ? [] : [{ address, amount: parseUnits(amount, decimals) }]
    })
    if (!one) throw new Error('A pool needs a coin')
    if (ETH !== undefined) {
      const args = [one.address, one.amount, 0n, 0n, owner, maxUint256] as const
      const data = encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidityETH', args })
      send.call(router, data, parseEther(ETH))
    } else if (other) {
      const pair = [one.address, other.address, one.amount, other.amount] as const
      const args = [...pair, 0n, 0n, owner, maxUint256] as const
      send.call(router, encodeFunctionData({ abi: routerAbi, functionName: 'addLiquidity', args }))
    }
  }
  return { factory, router, wrapped }
}

type Pool = { readonly ETH?: string; readonly [symbol: string]: string | undefined }
