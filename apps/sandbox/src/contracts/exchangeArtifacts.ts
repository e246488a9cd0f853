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
} as const

function bytecode(file: string): Hex {
  const { bytecode } = require(file) as { bytecode: string }
  return `0x${bytecode}`
}
