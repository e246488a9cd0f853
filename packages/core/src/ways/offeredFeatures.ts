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

/** What few families have: there where the family says what it needs. */
const rare: ReadonlySet<FeatureName> = new Set([
  'signTransaction',
  'signAllTransactions',
  'signIn',
  'signPsbt',
])

/**
 * What a wallet does not lack of these features, by the requests that it takes; `undefined` where it does not say. What the family needs no request
 * for is there.
 */
export function offeredFeatures(
  { needs = {} }: Pick<FamilyFeatures, 'needs'>,
  { takes }: Pick<WalletProvider, 'takes'>,
): readonly FeatureName[] | undefined {
  return (
    takes &&
    names.filter((name) => takesOne(takes, needs[name] ?? (rare.has(name) ? [] : undefined)))
  )
}

function takesOne(
  takes: (method: string) => boolean,
  methods: string | readonly string[] | undefined,
): boolean {
  return methods === undefined || [methods].flat().some(takes)
}
