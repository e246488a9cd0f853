import { readFileSync, statSync } from 'node:fs'
import {
  type Address,
  createWalletClient,
  type Hex,
  http,
  isAddress,
  isHex,
  parseAbi,
  publicActions,
  size,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { Config } from '../../../config/Config.js'
import { openNameKey, signerOf } from './openNameKey.js'
import { resolverCode } from './resolverCode.js'

const abi = parseAbi(['constructor(address owner, string[] urls, address[] signers)'])

/**
 * Deploys the contract for the gateway of the configuration, on the network that holds ENS names.
 *
 * @returns what to print: its address, and what is to be done with it
 * @throws with a sentence for the operator when something is missing, or the network refuses
 */
export async function deployResolver(
  config: Config,
  {
    owner,
    keyFile,
  }: { readonly owner?: string | undefined; readonly keyFile?: string | undefined },
): Promise<string> {
  if (!owner || !isAddress(owner)) throw new Error('Say who may change the contract: --owner 0x…')
  if (config.publicUrl === '')
    throw new Error('FOYER_PUBLIC_URL is not set: clients have to find this server from outside.')
  const [rpc] = config.networks.find(({ id }) => id === config.ensNetwork)?.settings.rpc ?? []
  if (!rpc) throw new Error(`${config.ensNetwork} has no node in FOYER_NETWORKS.`)
  const signer = signerOf(openNameKey(config))
  const address = await deploy(rpc, readKey(keyFile), {
    owner,
    urls: [`${config.publicUrl}/ccip/{sender}/{data}.json`],
    signers: [signer],
  })
  return `Deployed ${address} on ${config.ensNetwork}. Its owner is ${owner}, its signer ${signer}.
Set FOYER_NAME_RESOLVERS=${address}, start the server anew, and set this resolver for ${config.nameSuffix.slice(1)} in ENS.`
}

async function deploy(
  rpc: string,
  key: Hex,
  { owner, urls, signers }: { owner: Address; urls: string[]; signers: Address[] },
): Promise<Address> {
  const account = privateKeyToAccount(key)
  const client = createWalletClient({ account, transport: http(rpc) }).extend(publicActions)
  const hash = await client.deployContract({
    ...{ abi, bytecode: resolverCode, chain: null },
    args: [owner, urls, signers],
  })
  const { contractAddress, status } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success' || !contractAddress)
    throw new Error(`The network refused the contract: transaction ${hash}.`)
  return contractAddress
}

function readKey(file: string | undefined): Hex {
  if (!file) throw new Error('Say which key pays: --key-file <file>.')
  if ((statSync(file).mode & 0o077) !== 0)
    throw new Error(`Others may read the key file ${file}: chmod 600 it.`)
  const text = readFileSync(file, 'utf8').trim()
  if (!isHex(text) || size(text) !== 32)
    throw new Error(`${file} holds no private key: 0x and 64 hex digits.`)
  return text
}
