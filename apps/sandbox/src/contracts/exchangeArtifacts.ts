import { createRequire } from 'node:module'
import type { Hex } from 'viem'

const require = createRequire(import.meta.url)

/**
 * The bytecode of the exchange, read from the packages of its makers (GPL), which are for development
 * alone: none of it is in this repository.
 */
export const exchangeArtifacts = {
  factory: bytecode('@uniswap/v2-core/build/UniswapV2Factory.json'),
  router: bytecode('@uniswap/v2-periphery/build/UniswapV2Router02.json'),
  wrapped: bytecode('@uniswap/v2-periphery/build/WETH9.json'),
  /** Of the kind whose liquidity lies in ranges of prices (v3). */
  ranged: {
    factory: compiled('v3-core', 'UniswapV3Factory'),
    positions: compiled('v3-periphery', 'NonfungiblePositionManager'),
    quoter: compiled('v3-periphery', 'lens/QuoterV2'),
    router: compiled('swap-router-contracts', 'SwapRouter02'),
  },
} as const

function compiled(library: string, path: string): Hex {
  const name = path.split('/').at(-1)
  return bytecode(`@uniswap/${library}/artifacts/contracts/${path}.sol/${name}.json`)
}

function bytecode(file: string): Hex {
  const { bytecode } = require(file) as { bytecode: string }
  return bytecode.startsWith('0x') ? (bytecode as Hex) : `0x${bytecode}`
}
