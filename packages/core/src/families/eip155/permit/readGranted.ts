import { type CaipNetworkId, FoyerError, isAddress, parseCaipNetworkId } from '@foyer/protocol'
import * as v from 'valibot'
import type { GrantedPermissions, Permission } from '../../../PermitFeatures.js'

const Address = v.pipe(
  v.string(),
  v.check((value) => isAddress('eip155', value)),
)
const Hex = v.pipe(v.string(), v.maxLength(8_194), v.regex(/^0x([\da-fA-F]{2})+$/))
const Amount = v.pipe(
  v.string(),
  v.maxLength(66),
  v.regex(/^0x[\da-fA-F]+$/),
  v.transform((text) => BigInt(text)),
)
const Seconds = v.pipe(v.number(), v.integer(), v.minValue(1))

const typed = <const type extends string, entries extends v.ObjectEntries>(
  type: type,
  entries: entries,
) => v.object({ type: v.literal(type), data: v.object(entries) })
const Granted = v.union([
  typed('native-token-transfer', { allowance: Amount }),
  typed('native-token-periodic', { periodAmount: Amount, periodDuration: Seconds }),
  typed('erc20-token-transfer', { address: Address, allowance: Amount }),
  typed('erc20-token-periodic', {
    ...{ tokenAddress: Address, periodAmount: Amount, periodDuration: Seconds },
  }),
  typed('contract-call', {
    address: Address,
    calls: v.pipe(v.array(v.pipe(v.string(), v.maxLength(500))), v.maxLength(50)),
  }),
])
const Answer = v.object({
  chainId: v.optional(v.string()),
  address: v.optional(Address),
  expiry: Seconds,
  signer: v.optional(v.object({ data: v.object({ address: Address }) })),
  permissions: v.pipe(v.array(Granted), v.minLength(1), v.maxLength(50)),
  context: Hex,
  signerMeta: v.nullish(v.object({ delegationManager: v.nullish(Address) })),
})

/**
 * What a wallet says that it granted: for this account, key and network, or it is no answer to the request.
 *
 * @throws `answer_invalid`
 */
export function readGranted(
  answer: unknown,
  { address, caipNetworkId, signer }: readGranted.Requested,
): GrantedPermissions {
  // Of one request there is one grant: by itself, or in a list (ERC-7715 had both).
  const granted = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer
  const read = v.safeParse(Answer, granted)
  if (!read.success) throw new FoyerError('answer_invalid', { cause: read.issues[0].message })
  const { chainId, context, expiry, permissions, signerMeta } = read.output
  const isSame = (one: string | undefined, other: string) =>
    one === undefined || one.toLowerCase() === other.toLowerCase()
  const { chainId: id } = parseCaipNetworkId(caipNetworkId)
  const isOfRequest =
    isSame(read.output.address, address) &&
    isSame(read.output.signer?.data.address, signer) &&
    isSame(chainId, `0x${BigInt(id).toString(16)}`)
  if (!isOfRequest) throw new FoyerError('answer_invalid')
  return {
    ...{ signer, expiry, context, account: address, caipNetworkId },
    manager: signerMeta?.delegationManager ?? undefined,
    permissions: permissions.map(toPermission),
  }
}

export declare namespace readGranted {
  type Requested = { address: string; caipNetworkId: CaipNetworkId; signer: string }
}

function toPermission(granted: v.InferOutput<typeof Granted>): Permission {
  const type = 'token-limit'
  switch (granted.type) {
    case 'native-token-transfer':
      return { type, amount: granted.data.allowance }
    case 'native-token-periodic':
      return { type, amount: granted.data.periodAmount, period: granted.data.periodDuration }
    case 'erc20-token-transfer':
      return { type, token: granted.data.address, amount: granted.data.allowance }
    case 'erc20-token-periodic': {
      const { periodAmount: amount, periodDuration: period, tokenAddress: token } = granted.data
      return { type, token, amount, period }
    }
    case 'contract-call':
      return {
        ...{ type: 'contract-call', contract: granted.data.address, functions: granted.data.calls },
      }
  }
}
