import type { SmartSession } from '@foyer/core/sessions'
import { fakeAddress } from '@foyer/core/testing'
import { answerServer } from './answerServer.js'

const chainId = 'eip155:1'
const token = `${chainId}:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48`
const coin = `${chainId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee`

/** A key with all there is. */
export const shownSessions: readonly SmartSession[] = [
  {
    ...{ pci: `${chainId}:0x${'12'.repeat(32)}`, chainId, revocable: true },
    ...{ signer: fakeAddress, createdAt: 1_700_000_000_000, expiration: 2_000_000_000_000 },
    permissions: [
      {
        type: 'token-limit',
        data: {
          ...{ token, amount: '10000000', left: '2500000', period: 86_400 },
          ...{ symbol: 'MUSD', decimals: 6 },
        },
      },
      {
        type: 'token-limit',
        data: {
          ...{ token: coin, amount: '50000000000000000', left: '50000000000000000', period: 0 },
          ...{ symbol: 'ETH', decimals: 18 },
        },
      },
      { type: 'contract-call', data: { contract: token, selector: '0x40c10f19' } },
    ],
  },
]

/**
 * Plays a server whose chains have these keys for the account of the page, and that takes no revocation.
 *
 * @param list nothing: the server refuses
 */
export function sessionsServer(
  list: () => readonly SmartSession[] | undefined = () => shownSessions,
): { server: string } {
  const { server } = answerServer({
    [encodeURIComponent(`${chainId}:${fakeAddress}`)]: list,
    revoke: () => Response.json({}, { status: 502 }),
  })
  return { server }
}
