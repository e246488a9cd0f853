import type { FamilyFeatures, FeatureName } from '../FamilyFeatures.js'
import type { WalletProvider } from '../Way.js'

const names: readonly FeatureName[] = [
  'signMessage',
  'signTypedData',
  'sendTransaction',
  'transfer',
  'writeContract',
  'sendCalls',
  'getCallsStatus',
  'signTransaction',
  'signAllTransactions',
  'signIn',
  'signPsbt',
]

/**
 * Which of these features an account has: those that are calls of its adapter and that its wallet does not lack, by the requests that it takes;
 * `undefined` where it does not say. A call that needs no request of the wallet's is there.
 */
export function offeredFeatures(
  { needs = {}, calls }: offeredFeatures.Parameters,
  { takes }: Pick<WalletProvider, 'takes'>,
): readonly FeatureName[] | undefined {
  return takes && names.filter((name) => name in calls && takesOne(takes, needs[name]))
}

export declare namespace offeredFeatures {
  type Parameters = Pick<FamilyFeatures, 'needs'> & {
    /** By the names of the features; others besides are of no matter. */
    readonly calls: object
  }
}

function takesOne(
  takes: (method: string) => boolean,
  methods: string | readonly string[] | undefined,
): boolean {
  return methods === undefined || [methods].flat().some(takes)
}
