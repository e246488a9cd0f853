import { createSiweMessage } from 'viem/siwe'
import type { WalletMethod } from '../wallet/context.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'
import { visibleAccounts } from '../wallet/visibleAccounts.js'

/**
 * ERC-7846: prompts once for the permission to see the accounts and for the signature of a sign-in (`signInWithEthereum`), where the page wants one. A wallet
 * without `signsIn` does not know the method.
 */
export const walletConnect: WalletMethod = async (context, params) => {
  const { accounts, approvals, memory, signsIn } = context
  if (!signsIn) throw new RpcError(4200, 'The wallet does not support wallet_connect.')
  if (memory.get().locked) throw new RpcError(4100, 'The wallet is locked. Unlock it first.')
  const { version, capabilities = {} } = read.record(params[0], 'The request')
  if (version !== '1') throw new RpcError(-32602, 'The version must be "1".')
  const { signInWithEthereum: wanted } = read.record(capabilities, 'capabilities')
  const account = accounts()[memory.get().selected]
  if (!account) throw new RpcError(4100, 'The wallet has no account.')
  const message = wanted === undefined ? undefined : write(read.record(wanted, 'The sign-in'))
  await approvals.request({ method: 'wallet_connect', params: message ? [message] : [] }, 'connect')
  memory.set({ granted: true })
  const seen = visibleAccounts(accounts, memory.get())
  const signed = message && { message, signature: await account.signMessage({ message }) }
  const own = signed ? { signInWithEthereum: signed } : {}
  return {
    accounts: seen.map((address) => ({
      address,
      capabilities: address === account.address ? own : {},
    })),
  }

  function write(fields: Readonly<Record<string, unknown>>): string {
    const { chainId, issuedAt, expirationTime, notBefore, ...texts } = fields
    const date = (value: unknown) => (value === undefined ? undefined : new Date(String(value)))
    return createSiweMessage({
      ...(texts as Pick<Parameters<typeof createSiweMessage>[0], 'domain' | 'uri' | 'nonce'>),
      version: '1',
      address: account?.address as `0x${string}`,
      chainId: Number(chainId),
      issuedAt: date(issuedAt) ?? new Date(),
      expirationTime: date(expirationTime),
      notBefore: date(notBefore),
    })
  }
}
