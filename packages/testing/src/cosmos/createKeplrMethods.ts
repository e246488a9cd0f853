import { utf8ToBytes } from '@noble/hashes/utils'
import { base64 } from '@scure/base'
import type { Approvals } from '../wallet/createApprovals.js'
import type { Memory } from '../wallet/createMemory.js'
import { RpcError } from '../wallet/RpcError.js'
import { read } from '../wallet/read.js'
import type { CosmosAccount } from './createCosmosAccount.js'
import { writeDocument } from './writeDocument.js'

/** What a wallet of Cosmos remembers of this page. */
export type CosmosFacts = {
  readonly granted: readonly string[]
  readonly locked: boolean
  /** Position in the list of accounts. */
  readonly selected: number
  /** The chains that the page had added: id to prefix. */
  readonly added: Readonly<Record<string, string>>
}

/** The methods of a wallet, each named as Keplr's. */
export function createKeplrMethods({
  account,
  approvals,
  memory,
  prefixOf,
}: createKeplrMethods.Parameters) {
  const demandUnlocked = () => {
    if (memory.get().locked) throw new RpcError(4100, 'The wallet is locked. Unlock it first.')
  }
  const known = (chainId: unknown): string => {
    const prefix = prefixOf(String(chainId))
    if (prefix === undefined)
      throw new Error(`There is no modular chain info for ${String(chainId)}`)
    return prefix
  }
  const granted = (chainId: unknown): string => {
    demandUnlocked()
    const prefix = known(chainId)
    if (memory.get().granted.includes(String(chainId))) return prefix
    throw new RpcError(4100, 'The page may not use this chain.')
  }
  const sign = async (
    { method, chainId, signer }: { method: string; chainId: unknown; signer: unknown },
    bytes: Uint8Array,
    shown: unknown,
  ) => {
    const address = account().addressOn(granted(chainId))
    if (signer !== address) throw new RpcError(4100, 'The account is not the selected one.')
    await approvals.request({ method, params: [shown] })
    const { publicKey } = account()
    return {
      pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(publicKey) },
      signature: base64.encode(account().sign(bytes)),
    }
  }

  return {
    async enable(given: unknown) {
      demandUnlocked()
      const wanted = [given].flat().map(String)
      for (const chainId of wanted) known(chainId)
      const missing = wanted.filter((chainId) => !memory.get().granted.includes(chainId))
      if (missing.length > 0) await approvals.request({ method: 'enable', params: missing })
      memory.set({ granted: [...new Set([...memory.get().granted, ...wanted])] })
    },
    async disable() {
      memory.set({ granted: [] })
    },
    async isEnabled(chainId: unknown) {
      return !memory.get().locked && memory.get().granted.includes(String(chainId))
    },
    async getKey(chainId: unknown) {
      const prefix = granted(chainId)
      const { publicKey, hash, addressOn } = account()
      return {
        ...{ name: 'Test', algo: 'secp256k1', pubKey: publicKey, address: hash },
        ...{ bech32Address: addressOn(prefix), isNanoLedger: false, isKeystone: false },
      }
    },
    async signArbitrary(chainId: unknown, signer: unknown, data: unknown) {
      const text = data instanceof Uint8Array ? data : utf8ToBytes(read.text(data, 'The data'))
      const value = { signer, data: base64.encode(text) }
      const document = {
        ...{ account_number: '0', chain_id: '', fee: { amount: [], gas: '0' }, memo: '' },
        ...{ msgs: [{ type: 'sign/MsgSignData', value }], sequence: '0' },
      }
      const method = 'signArbitrary'
      return sign(
        { method, chainId, signer },
        writeDocument.amino(document),
        new TextDecoder().decode(text),
      )
    },
    async signAmino(chainId: unknown, signer: unknown, document: unknown) {
      const bytes = writeDocument.amino(document)
      return {
        signed: document,
        signature: await sign({ method: 'signAmino', chainId, signer }, bytes, chainId),
      }
    },
    async signDirect(chainId: unknown, signer: unknown, document: unknown) {
      const bytes = writeDocument.direct(read.record(document, 'The document'))
      return {
        signed: document,
        signature: await sign({ method: 'signDirect', chainId, signer }, bytes, chainId),
      }
    },
    async experimentalSuggestChain(info: unknown) {
      demandUnlocked()
      const { chainId, bech32Config } = read.record(info, 'The chain')
      const { bech32PrefixAccAddr } = read.record(bech32Config, 'The prefixes')
      const id = read.text(chainId, 'The chain')
      if (prefixOf(id) !== undefined) return
      await approvals.request({ method: 'experimentalSuggestChain', params: [id] })
      const prefix = read.text(bech32PrefixAccAddr, 'The prefix')
      memory.set({ added: { ...memory.get().added, [id]: prefix } })
    },
  }
}

export declare namespace createKeplrMethods {
  type Parameters = {
    /** The selected one. */
    account(): CosmosAccount
    approvals: Pick<Approvals, 'request'>
    memory: Memory<CosmosFacts>
    /** Of a chain that the wallet knows. */
    prefixOf(chainId: string): string | undefined
  }
}
