import { nativeTokenAddresses, parseCaipNetworkId } from '@foyer/protocol'
import { type SmartSession, sessionsMax } from '@foyer/protocol/api'
import {
  readSessionPci,
  sessionModule,
  sessionModuleAbi,
  writeSessionPci,
} from '@foyer/protocol/sessions'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
  keccak256,
  zeroAddress,
} from 'viem'
import { HttpError } from '../../../errors/HttpError.js'
import { ChainError } from '../../chains/ChainError.js'
import type { Chains, ServedNetwork } from '../../chains/Chains.js'
import { callTogether } from '../../reads/callTogether.js'
import type { FamilySessionKeys } from '../../sessionKeys/SessionKeys.js'
import type { Token } from '../../tokens/Token.js'
import type { SessionKeyParts } from '../ServedFamily.js'
import { type ChainSession, readSession } from './readSession.js'

const { address: module } = sessionModule
const abi = sessionModuleAbi
/** Two calls of a node however many there are; the oldest of more than that are left out. */
const readMax = BigInt(sessionsMax)

/** Reads the module of session keys (docs/sessions.md), and takes signed revocations to it. */
export function createEvmSessionKeys({
  carryOn,
  chains,
  now,
  tokens,
}: SessionKeyParts): FamilySessionKeys {
  // Not by the common queue, which leaves contracts out for an hour that are not there: the module comes with its first use.
  const read = async (network: string, owner: Address): Promise<ChainSession[]> => {
    const [count] = await callTogether(chains, network, [
      { address: module, abi, functionName: 'countOf', args: [owner] },
    ])
    const total = typeof count?.value === 'bigint' ? count.value : 0n
    const from = total > readMax ? total - readMax : 0n
    const ids = Array.from({ length: Number(total - from) }, (_, index) =>
      idOf(network, owner, from + BigInt(index)),
    )
    if (ids.length === 0) return []
    const answers = await callTogether(
      chains,
      network,
      ids.map((id) => ({ address: module, abi, functionName: 'read', args: [id] })),
    )
    // One that was not read is none that is over.
    return answers.map(({ value }, index) => readSession(ids[index] ?? '0x', value))
  }
  const toSession = (
    { id: chainId }: ServedNetwork,
    { id, key, start, expiry, limits, functions }: ChainSession,
    known: readonly Token[],
  ): SmartSession => ({
    pci: writeSessionPci(chainId, id),
    chainId,
    signer: getAddress(key),
    createdAt: start * 1_000,
    expiration: expiry * 1_000,
    revocable: carryOn(chainId) !== undefined,
    permissions: [
      ...limits.map(({ token, amount, left, period }) => {
        const address = tokenAddress(token)
        const named = known.find((one) => one.address.toLowerCase() === address.toLowerCase())
        return {
          type: 'token-limit' as const,
          data: {
            ...{ token: `${chainId}:${address}`, period },
            ...{ amount: String(amount), left: String(left) },
            ...{ symbol: named?.symbol, decimals: named?.decimals },
          },
        }
      }),
      ...functions.map(({ target, selector }) => ({
        type: 'contract-call' as const,
        data: { contract: `${chainId}:${getAddress(target)}`, selector: selector.toLowerCase() },
      })),
    ],
  })
  return {
    async list(network, owner) {
      const seconds = now() / 1_000
      const all = await read(network.id, owner as Address)
      const held = all.filter(({ expiry, isRevoked }) => !isRevoked && expiry > seconds)
      const used = new Set(held.flatMap(({ limits }) => limits.map(({ token }) => token)))
      // What a token calls itself is worth less than the list.
      const known = await tokens.find(network, [...used].map(tokenAddress)).catch(() => [])
      return held.map((session) => toSession(network, session, known))
    },
    networkOf: (pci) => readSessionPci(pci)?.chainId,
    async revoke(network, { owner, pci, project, signature }) {
      const account = owner as Address
      const id = readSessionPci(pci)?.id ?? '0x'
      const [answer] = await callTogether(chains, network.id, [
        { address: module, abi, functionName: 'read', args: [id] },
      ])
      const session = answer?.value === undefined ? undefined : readSession(id, answer.value)
      if (!session || !isAddressEqual(session.account, account))
        throw new HttpError(404, 'session_unknown', 'The account has no such permission.')
      if (session.isRevoked) return
      const carry = carryOn(network.id)
      if (!carry)
        throw new HttpError(
          404,
          'network_not_served',
          'This server takes no revocations to the network. The account can send it itself.',
        )
      const args = [id, signature as Hex] as const
      const data = encodeFunctionData({ abi, functionName: 'revokeFor', args })
      await expectSigned(chains, network.id, data)
      await orRefuse(carry({ id, account, project, to: module, data }))
    },
  }
}

/** As the module computes it: no question to a node. */
function idOf(network: string, account: Address, number: bigint): Hex {
  const chainId = BigInt(parseCaipNetworkId(network as `eip155:${string}`).chainId)
  const types = [{ type: 'uint256' }, { type: 'address' }, { type: 'address' }, { type: 'uint256' }]
  return keccak256(encodeAbiParameters(types, [chainId, module, account, number]))
}

const tokenAddress = (token: Address) =>
  token === zeroAddress ? nativeTokenAddresses.eip155 : getAddress(token)

/** The account itself says whether it signed this (ERC-1271). */
async function expectSigned(chains: Chains, network: string, data: Hex): Promise<void> {
  try {
    await chains.request(network, { method: 'eth_call', params: [{ to: module, data }, 'latest'] })
  } catch (error) {
    if (!(error instanceof ChainError) || error.code === -32_603) throw upstreamFailed()
    throw new HttpError(400, 'signature_invalid', 'The account did not sign this revocation.')
  }
}

async function orRefuse(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof ChainError)) throw error
    if (error.code === -32_504) throw new HttpError(429, 'budget_spent', error.message)
    throw upstreamFailed()
  }
}

function upstreamFailed() {
  return new HttpError(
    502,
    'upstream_failed',
    'The network has not taken the revocation. Try again later.',
  )
}
