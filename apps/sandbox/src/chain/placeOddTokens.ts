import {
  type Address,
  encodeDeployData,
  encodeFunctionData,
  erc20Abi,
  keccak256,
  maxUint256,
  parseAbi,
  parseEther,
  parseUnits,
  toHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { artifacts } from '../contracts/artifacts.js'
import type { ChainSender } from './createSender.js'
import type { WorldChain } from './world.js'

/** An account of its own, so that the addresses of everything else stay. */
export const oddDeployer = privateKeyToAccount(keccak256(toHex('the deployer of odd tokens')))

const abi = parseAbi([
  'function addLiquidityETH(address, uint256, uint256, uint256, address, uint256) payable',
])
const ether = '10'

/** Puts coins that do not behave on the chain, each with a pool of the v2 kind against ether, a thousand of them to one. */
export function placeOddTokens(
  send: ChainSender,
  { router }: WorldChain['contracts']['exchange'],
): NonNullable<WorldChain['contracts']['oddTokens']> {
  const place = (name: 'Taxed' | 'Stern' | 'Shut', decimals: number): Address => {
    const args = [oddDeployer.address, parseUnits('100000', decimals)]
    const token = send.deploy(encodeDeployData({ ...artifacts[name], args }))
    const allowed = [router, maxUint256] as const
    send.call(token, encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: allowed }))
    const amount = parseUnits('10000', decimals)
    const pool = [token, amount, 0n, 0n, oddDeployer.address, maxUint256] as const
    const data = encodeFunctionData({ abi, functionName: 'addLiquidityETH', args: pool })
    send.call(router, data, parseEther(ether))
    return token
  }
  return { taxed: place('Taxed', 18), stern: place('Stern', 6), shut: place('Shut', 18) }
}
