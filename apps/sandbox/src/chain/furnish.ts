import { type Address, encodeDeployData, keccak256, parseEther, parseUnits, toHex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { artifacts } from '../contracts/artifacts.js'
import { createNodeClient, type NodeClient } from './createNodeClient.js'
import { createSender } from './createSender.js'
import { accountsDeployer, placeAccounts, prepareAccounts } from './placeAccounts.js'
import { cratesDeployer, placeCrates } from './placeCrates.js'
import { placeExchange } from './placeExchange.js'
import { namesDeployer, placeNames } from './placeNames.js'
import { oddDeployer, placeOddTokens } from './placeOddTokens.js'
import { placeRangedExchange, rangedDeployer } from './placeRangedExchange.js'
import { type PlannedChain, plan } from './plan.js'
import type { WorldChain } from './world.js'

/** Only the sandbox uses this key, so the n-th contract has the same address in every run and on every chain. */
const deployer = privateKeyToAccount(keccak256(toHex('the deployer of the sandbox')))
const deployers = [
  deployer,
  namesDeployer,
  cratesDeployer,
  accountsDeployer,
  rangedDeployer,
  oddDeployer,
]
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Accounts that hold coins and a stall. */
export const accounts: readonly Address[] = [0, 1, 2, 3].map(
  (addressIndex) => mnemonicToAccount(plan.mnemonic, { addressIndex }).address,
)

/** Puts contracts, coins and stalls on a fresh node. */
export async function furnish(rpcUrl: string, planned: PlannedChain): Promise<WorldChain> {
  const client = createNodeClient({ ...planned, rpcUrl })
  for (const { address } of deployers)
    await client.setBalance({ address, value: parseEther('1000') })
  const sendCrates = createSender(client, cratesDeployer)
  const crates = placeCrates(sendCrates, accounts[0] ?? '0x')
  // Before the rest, so that things always came in the same order.
  await Promise.all([sendCrates.done(), placeMulticall3(client)])
  const send = createSender(client, deployer)

  const tokens = plan.tokens.map(({ name, symbol, decimals }) => {
    const { abi, bytecode } = artifacts.Token
    const data = encodeDeployData({ abi, bytecode, args: [name, symbol, decimals] })
    return { name, symbol, decimals, address: send.deploy(data) }
  })
  const stalls = send.deploy(artifacts.Stalls.bytecode)
  const grumpy = send.deploy(artifacts.Grumpy.bytecode)
  for (const holder of accounts) {
    for (const [index, { address, decimals }] of tokens.entries())
      send.mint(address, [holder, parseUnits(plan.tokens[index]?.amount ?? '0', decimals)])
    send.mint(stalls, [holder])
  }
  const exchange = placeExchange(send, tokens, deployer.address)
  const sendNames = createSender(client, namesDeployer)
  const sendRanged = createSender(client, rangedDeployer)
  const isFirst = planned.id === plan.chains[0].id
  const first = isFirst && placeNames(sendNames, { accounts, stalls, id: planned.id })

  await prepareAccounts(client)
  const sendAccounts = createSender(client, accountsDeployer)
  const paymaster = placeAccounts(sendAccounts)

  // Their coins are there once the rest is.
  await send.done()
  const sendOdd = createSender(client, oddDeployer)
  const markets = isFirst && {
    rangedExchange: placeRangedExchange(sendRanged, tokens, exchange),
    oddTokens: placeOddTokens(sendOdd, exchange),
  }
  await Promise.all([
    sendRanged.done(),
    sendOdd.done(),
    sendNames.done(),
    sendAccounts.done(),
    ...accounts.map((address, index) =>
      client.setBalance({ address, value: parseEther(planned.ether[index] ?? '1') }),
    ),
  ])
  const { id, name, configured } = planned
  const own = { stalls, crates, grumpy, paymaster }
  const contracts: WorldChain['contracts'] = {
    multicall3,
    ...own,
    exchange,
    ...first,
    ...markets,
  }
  return { id, name, configured, rpcUrl, tokens, contracts }
}

/** Running the creation code as a call answers the code that a deployment would leave behind. */
async function placeMulticall3(client: NodeClient) {
  const { data } = await client.call({ data: artifacts.Multicall3.bytecode })
  if (data) await client.setCode({ address: multicall3, bytecode: data })
}
