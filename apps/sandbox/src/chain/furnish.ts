import {
  type Address,
  createTestClient,
  defineChain,
  encodeDeployData,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  http,
  keccak256,
  parseEther,
  parseUnits,
  publicActions,
  toHex,
  walletActions,
} from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { artifacts } from '../contracts/artifacts.js'
import { type PlannedChain, plan } from './plan.js'
import type { WorldChain } from './world.js'

/** Nobody else has this key, so the n-th contract has the same address in every run and on every chain. */
const deployer = privateKeyToAccount(keccak256(toHex('the deployer of the sandbox')))
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** Accounts that hold coins and a stall. */
export const accounts: readonly Address[] = [0, 1, 2, 3].map(
  (addressIndex) => mnemonicToAccount(plan.mnemonic, { addressIndex }).address,
)

/** Puts contracts, coins and stalls on a fresh node. */
export async function furnish(rpcUrl: string, planned: PlannedChain): Promise<WorldChain> {
  const client = createClient(rpcUrl, planned)
  await client.setBalance({ address: deployer.address, value: parseEther('1000') })
  const send = createSender(client)

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

  await Promise.all([
    send.done(),
    placeMulticall3(client),
    ...accounts.map((address, index) =>
      client.setBalance({ address, value: parseEther(planned.ether[index] ?? '1') }),
    ),
  ])
  const { id, name, configured } = planned
  return { id, name, configured, rpcUrl, tokens, contracts: { multicall3, stalls, grumpy } }
}

type Client = ReturnType<typeof createClient>

function createClient(rpcUrl: string, { id, name }: PlannedChain) {
  const chain = defineChain({
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  return createTestClient({
    mode: 'anvil',
    chain,
    account: deployer,
    transport: http(rpcUrl),
    pollingInterval: 20,
  })
    .extend(publicActions)
    .extend(walletActions)
}

/** Sends without waiting in between: the nonces are counted here. */
function createSender(client: Client) {
  const sent: Promise<Hex>[] = []
  let nonce = 0
  const send = (transaction: { to?: Address; data: Hex }) => {
    const before = sent.at(-1)
    const parameters = { ...transaction, nonce, gas: 3_000_000n, type: 'legacy', gasPrice } as const
    sent.push(Promise.resolve(before).then(() => client.sendTransaction(parameters)))
    nonce += 1
  }
  return {
    deploy(data: Hex): Address {
      const address = getContractAddress({ from: deployer.address, nonce: BigInt(nonce) })
      send({ data })
      return address
    },
    mint(to: Address, args: readonly [Address] | readonly [Address, bigint]) {
      const { abi } = args.length === 1 ? artifacts.Stalls : artifacts.Token
      send({ to, data: encodeFunctionData({ abi, functionName: 'mint', args }) })
    },
    async done() {
      for (const hash of await Promise.all(sent)) {
        const { status } = await client.waitForTransactionReceipt({ hash })
        if (status !== 'success') throw new Error(`Furnishing the chain failed: ${hash}`)
      }
    },
  }
}

const gasPrice = 10_000_000_000n

/** Running the creation code as a call answers the code that a deployment would leave behind. */
async function placeMulticall3(client: Client) {
  const { data } = await client.call({ data: artifacts.Multicall3.bytecode })
  if (data) await client.setCode({ address: multicall3, bytecode: data })
}
