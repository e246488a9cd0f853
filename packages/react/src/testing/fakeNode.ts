import type { FakeAdapterOptions } from '@foyer/core/testing'

const quantity = (value: bigint) => `0x${value.toString(16)}`
const gwei = 10n ** 9n

/** A node of an EVM network in memory: an account with ether, and no contract but those that the test gives. */
export function fakeNode({
  balance = 10n ** 18n,
  contracts = [],
}: fakeNode.Options = {}): NonNullable<FakeAdapterOptions['callNetwork']> {
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_getBalance: () => quantity(balance),
    eth_getCode: ([to]) => (contracts.includes(String(to).toLowerCase()) ? '0x6000' : '0x'),
    eth_feeHistory: () => ({
      baseFeePerGas: [quantity(gwei), quantity(gwei)],
      reward: [[quantity(gwei / 10n), quantity(gwei / 5n), quantity(gwei)]],
    }),
    eth_estimateGas: () => quantity(21_000n),
    eth_getBlockByNumber: () => ({ baseFeePerGas: quantity(gwei) }),
    eth_getTransactionCount: () => '0x0',
    eth_call: () => '0x',
  }
  return async ({ call: { method, params } }) => {
    const answer = answers[method]
    if (!answer) throw { code: -32601, message: `${method} is not known` }
    return answer(Array.isArray(params) ? params : [])
  }
}

export declare namespace fakeNode {
  type Options = {
    /** In wei. */
    readonly balance?: bigint | undefined
    /** Addresses with code, in lower case. */
    readonly contracts?: readonly string[] | undefined
  }
}
