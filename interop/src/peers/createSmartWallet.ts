import { toSafeSmartAccount } from 'permissionless/accounts'
import { createPublicClient, defineChain, type Hex, http, numberToHex } from 'viem'
import { createBundlerClient, createPaymasterClient } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

type Call = { method: string; params?: readonly never[] }
type Batch = {
  readonly calls: readonly { to: Hex; value?: Hex; data?: Hex }[]
  readonly capabilities?: { readonly paymasterService?: { url: string; context?: unknown } }
}

const id = 31_337

/**
 * A wallet of a smart account in the page (EIP-1193, EIP-5792), by the libraries of the field: what pages demand of it, it asks their paymaster for by
 * ERC-7677, and its operations go to a bundler.
 */
export async function createSmartWallet({ rpcUrl, bundlerUrl }: createSmartWallet.Parameters) {
  const chain = defineChain({
    ...{ id, name: 'Local', nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 } },
    rpcUrls: { default: { http: [rpcUrl] } },
  })
  const client = createPublicClient({ chain, transport: http(rpcUrl), pollingInterval: 20 })
  const owners = [privateKeyToAccount(generatePrivateKey())] as const
  const account = await toSafeSmartAccount({
    ...{ client, owners: [...owners], version: '1.4.1', useMultiSendForSetup: false },
  })
  const asked: Call[] = []
  const isOn = { paymasterService: true }
  const bundlerOf = (url?: string, context?: unknown) =>
    createBundlerClient({
      ...{ account, client, chain, transport: http(bundlerUrl), pollingInterval: 50 },
      ...(url && { paymaster: createPaymasterClient({ transport: http(url) }) }),
      ...(context !== undefined && { paymasterContext: context }),
    })
  const methods: Readonly<Record<string, (...params: never[]) => unknown>> = {
    eth_requestAccounts: () => [account.address],
    eth_accounts: () => [account.address],
    eth_chainId: () => numberToHex(id),
    wallet_getCapabilities: () => ({
      '0x0': { atomic: { status: 'supported' } },
      [numberToHex(id)]: { paymasterService: { supported: isOn.paymasterService } },
    }),
    async wallet_sendCalls({ calls, capabilities }: Batch) {
      const { url, context } = capabilities?.paymasterService ?? {}
      const list = calls.map(({ to, value = '0x0', data = '0x' }) => ({
        ...{ to, data, value: BigInt(value) },
      }))
      const hash = await bundlerOf(url, context).sendUserOperation({ calls: list } as never)
      return { id: hash }
    },
    async wallet_getCallsStatus(hash: Hex) {
      const found = await bundlerOf()
        .getUserOperationReceipt({ hash })
        .catch(() => undefined)
      if (!found) return { version: '2.0.0', id: hash, status: 100, receipts: [] }
      const { success, receipt } = found
      return { version: '2.0.0', id: hash, status: success ? 200 : 500, receipts: [receipt] }
    },
  }
  return {
    address: account.address,
    client,
    asked,
    isOn,
    provider: {
      on() {},
      removeListener() {},
      async request(call: Call): Promise<unknown> {
        asked.push(call)
        const run = methods[call.method]
        if (run) return run(...(call.params ?? []))
        throw Object.assign(new Error(`${call.method} is not supported`), { code: 4200 })
      },
    },
  }
}

export declare namespace createSmartWallet {
  type Parameters = { rpcUrl: string; bundlerUrl: string }
}
