import { type Address, parseEther, parseUnits, toFunctionSelector } from 'viem'
import type { GrantAction, UserOperation } from '../../actions/Action.js'

/** A session of everything that there is, which a paymaster pays for. Its calls are not played through: nothing is there that they call. */
export function sessionOf(
  { tokens, stalls, paymaster }: sessionOf.World,
  operation: UserOperation,
): Pick<GrantAction, 'session' | 'calls' | 'by'> {
  const day = 86_400
  const claimed = 'mint(address)'
  return {
    session: {
      key: '0x27B1fdb04752bBc536007A920D24ACB045561c26',
      expiry: 1_801_000_000,
      limits: [
        { token: tokens[0]?.address, amount: parseUnits('25', 6), period: day },
        { token: undefined, amount: parseEther('0.05'), period: 0 },
      ],
      functions: [
        { contract: stalls, selector: toFunctionSelector(claimed), claimed },
        { contract: stalls, selector: '0xa1b2c3d4' },
      ],
    },
    calls: [],
    by: { operation: { ...operation, paymaster }, isSponsored: true },
  }
}

export declare namespace sessionOf {
  type World = {
    readonly tokens: readonly { readonly address: Address }[]
    readonly stalls: Address
    readonly paymaster: Address
  }
}
