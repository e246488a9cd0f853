import { FoyerError, isAddress } from '@foyer/protocol'

/** The Safe that the page around this one shows. */
export type Safe = { readonly address: string; readonly chainId: number }

/** @throws `wallet_failed` for what is no Safe */
export function readSafe(value: unknown): Safe {
  const { safeAddress: address, chainId } = Object(value) as Readonly<Record<string, unknown>>
  if (typeof address !== 'string' || !isAddress('eip155', address))
    throw new FoyerError('wallet_failed', { data: { finding: 'account' } })
  const number = Number(chainId)
  if (!Number.isSafeInteger(number) || number < 1)
    throw new FoyerError('wallet_failed', { data: { finding: 'network' } })
  return { address, chainId: number }
}
