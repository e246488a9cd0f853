import { sessionModule } from '@foyer/protocol/sessions'
import type { Hex } from 'viem'
import type { GrantAction, SessionLimit, SessionTerms } from '../../../../actions/Action.js'
import { toHexQuantity } from '../quantity.js'

/** What a page gets for a grant (`PermissionResponse` of ERC-7715), of what was granted and not of what it requested. */
export function answerGrant({ account, network, session }: GrantAction, id: Hex) {
  const { key, expiry, limits } = session
  return {
    chainId: toHexQuantity(BigInt(network.slice('eip155:'.length))),
    address: account.address,
    expiry,
    signer: { type: 'account', data: { address: key } },
    permissions: [...limits.map(ofLimit), ...ofFunctions(session)],
    context: id,
    // ERC-7710: what the key calls, with the context.
    signerMeta: { delegationManager: sessionModule.address },
  }
}

function ofLimit({ token, amount, period }: SessionLimit) {
  const allowance = toHexQuantity(amount)
  const periodic = { periodAmount: allowance, periodDuration: period }
  if (token === undefined)
    return period === 0
      ? { type: 'native-token-transfer', data: { allowance } }
      : { type: 'native-token-periodic', data: periodic }
  return period === 0
    ? { type: 'erc20-token-transfer', data: { address: token, allowance } }
    : { type: 'erc20-token-periodic', data: { tokenAddress: token, ...periodic } }
}

function ofFunctions({ functions }: SessionTerms) {
  const contracts = [...new Set(functions.map(({ contract }) => contract))]
  return contracts.map((address) => ({
    type: 'contract-call',
    data: {
      address,
      calls: functions.flatMap(({ contract, selector, claimed }) =>
        contract === address ? [claimed ?? selector] : [],
      ),
    },
  }))
}
