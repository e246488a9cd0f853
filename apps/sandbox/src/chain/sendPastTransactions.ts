import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  maxUint256,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { artifacts } from '../contracts/artifacts.js'
import { createNodeClient } from './createNodeClient.js'
import { type PlannedChain, plan } from './plan.js'
import type { WorldChain } from './world.js'

const secondsPerDay = 86_400
/** How long ago the chains began. */
export const pastDays = 150

const routerAbi = parseAbi([
  'function swapExactTokensForTokens(uint256, uint256, address[], address, uint256)',
])

/** A transaction of an account, so many days ago. */
type Step = { days: number; from: Address; to: Address; data?: Hex; value?: bigint }

const account = (addressIndex: number) => mnemonicToAccount(plan.mnemonic, { addressIndex }).address
const visitor = account(0)
const friend = account(9)

/**
 * Lets the first account have lived for some months, so that it has something to remember: coins that came
 * and went, a trade, a thing that was lent, a call that failed. In the end it holds what it held before.
 */
export async function sendPastTransactions(
  chain: WorldChain,
  planned: PlannedChain,
): Promise<void> {
  const client = createNodeClient(chain)
  const now = Math.floor(Date.now() / 1000)
  const play = async ({ days, from, to, data = '0x', value = 0n }: Step) => {
    await client.setNextBlockTimestamp({
      timestamp: BigInt(now - Math.round(days * secondsPerDay)),
    })
    // The node has the accounts' keys. The limit is given because one of the calls is there to fail.
    const transaction = { account: from, to, data, value, gas: 500_000n }
    const hash = await client.sendTransaction(transaction)
    // A node on a busy machine answers before it has a block: the next timestamp would be that block's.
    await client.waitForTransactionReceipt({ checkReplacement: false, hash })
  }
  for (const step of steps(chain)) await play(step)

  for (const [index, { address, decimals }] of chain.tokens.entries()) {
    const held = await client.readContract({
      address,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [visitor],
    })
    const excess = held - parseUnits(plan.tokens[index]?.amount ?? '0', decimals)
    const [from, to] = excess > 0n ? [visitor, friend] : [friend, visitor]
    const amount = excess > 0n ? excess : -excess
    if (amount > 0n) await play({ days: 0.08, from, to: address, data: transfer(to, amount) })
  }
  await client.setBalance({ address: visitor, value: parseEther(planned.ether[0]) })
  await client.setNextBlockTimestamp({ timestamp: BigInt(now) })
  await client.mine({ blocks: 1 })
}

/** In the order of time. */
function steps({ tokens, contracts }: WorldChain): readonly Step[] {
  const [dollar, harvest] = tokens
  if (!dollar || !harvest) throw new Error('The chain has no coins')
  const dollars = (amount: string) => parseUnits(amount, dollar.decimals)
  const { router } = contracts.exchange
  const lent = 5n
  const lend = (from: Address, to: Address) =>
    encodeFunctionData({ abi: erc721Abi, functionName: 'transferFrom', args: [from, to, lent] })
  const path = [dollar.address, harvest.address]
  return [
    { days: 138, from: friend, to: dollar.address, data: mint('Token', [friend, dollars('500')]) },
    {
      days: 138,
      from: friend,
      to: harvest.address,
      data: mint('Token', [friend, parseEther('500')]),
    },
    { days: 137, from: friend, to: contracts.stalls, data: mint('Stalls', [friend]) },
    { days: 131, from: friend, to: dollar.address, data: transfer(visitor, dollars('25')) },
    { days: 118, from: visitor, to: friend, value: parseEther('0.2') },
    { days: 97, from: visitor, to: harvest.address, data: transfer(friend, parseEther('12.5')) },
    { days: 95, from: friend, to: contracts.stalls, data: lend(friend, visitor) },
    { days: 73, from: visitor, to: contracts.grumpy, data: grumble() },
    { days: 62, from: visitor, to: dollar.address, data: approve(router) },
    {
      days: 62,
      from: visitor,
      to: router,
      data: encodeFunctionData({
        abi: routerAbi,
        functionName: 'swapExactTokensForTokens',
        args: [dollars('40'), 0n, path, visitor, maxUint256],
      }),
    },
    { days: 41, from: visitor, to: contracts.stalls, data: lend(visitor, friend) },
    { days: 19, from: friend, to: visitor, value: parseEther('0.35') },
    { days: 2, from: friend, to: dollar.address, data: transfer(visitor, dollars('8.4')) },
  ]
}

function transfer(to: Address, amount: bigint): Hex {
  return encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
}

function approve(spender: Address): Hex {
  const args = [spender, maxUint256] as const
  return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
}

function mint(name: 'Token' | 'Stalls', args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: artifacts[name].abi, functionName: 'mint', args })
}

function grumble(): Hex {
  return encodeFunctionData({ abi: artifacts.Grumpy.abi, functionName: 'plain' })
}
