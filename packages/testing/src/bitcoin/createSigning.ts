import { hex } from '@scure/base'
import { Address, OutScript, selectUTXO, Transaction } from '@scure/btc-signer'
import { RpcError } from '../wallet/RpcError.js'
import type { BitcoinWalletContext, SeenAccount } from './BitcoinWalletContext.js'
import type { BitcoinNetwork } from './BitcoinWalletOptions.js'
import { versionsOf } from './createBitcoinAccount.js'
import { signText } from './signText.js'

/** Inputs of one address. */
export type SigningInput = {
  readonly address: string
  readonly indexes: readonly number[]
  readonly kinds?: readonly number[] | undefined
}
export type Signing = ReturnType<typeof createSigning>

const everyKind = [0, 1, 2, 3, 0x81, 0x82, 0x83]

/** What the wallet does once a request is read, whichever shape it came in. Each asks its user first. */
export function createSigning({
  approvals,
  memory,
  messages,
  networks,
  seen,
}: createSigning.Parameters) {
  const authorised = (address: unknown): SeenAccount => {
    if (memory.get().locked) throw new RpcError(4100, 'The wallet is locked. Unlock it first.')
    const account = seen().find((one) => address === undefined || one.address === address)
    if (account) return account
    throw new RpcError(4100, 'The requested account has not been authorized by the user.')
  }
  const esplora = async (path: string, body?: string) => {
    const [chain = ''] = memory.get().chains
    const url = networks.find((one) => one.chain === chain)?.esploraUrl
    if (url === undefined) throw new RpcError(4901, 'The wallet has no node for this network.')
    const init = body === undefined ? {} : { method: 'POST', body }
    const answer = await fetch(`${url}${path}`, init)
    if (!answer.ok) throw new RpcError(-32603, await answer.text())
    return answer.text()
  }

  return {
    async connect(method: string) {
      const { granted, locked } = memory.get()
      if (locked) throw new RpcError(4100, 'The wallet is locked. Unlock it first.')
      if (!granted) await approvals.request({ method, params: [] })
      memory.set({ granted: true })
      return seen()
    },
    async signMessage(method: string, address: unknown, message: Uint8Array) {
      const { key } = authorised(address)
      await approvals.request({ method, params: [new TextDecoder().decode(message)] })
      return messages === 'ecdsa' && key.purpose === 'payment'
        ? signText.ecdsa(key, message)
        : signText(key, message)
    },
    async signPsbt(method: string, psbt: Uint8Array, inputs: readonly SigningInput[]) {
      const transaction = Transaction.fromPSBT(psbt, { allowUnknownOutputs: true })
      const wanted = inputs.map((one) => ({ ...one, key: authorised(one.address).key }))
      await approvals.request({ method, params: [hex.encode(psbt)] })
      for (const { key, indexes, kinds = everyKind } of wanted)
        for (const index of indexes) {
          if (key.purpose === 'ordinals')
            transaction.updateInput(index, { tapInternalKey: key.publicKey.slice(1) })
          transaction.signIdx(key.secret, index, [...kinds])
        }
      return transaction.toPSBT()
    },
    /** Sends a transaction that is signed. Resolves with its id. */
    async broadcast(psbt: Uint8Array) {
      const transaction = Transaction.fromPSBT(psbt, { allowUnknownOutputs: true })
      transaction.finalize()
      return esplora('/tx', transaction.hex)
    },
    async sendTransfer(method: string, recipient: string, amount: bigint) {
      const { address, key } = authorised(undefined)
      const [chain = ''] = memory.get().chains
      const network = versionsOf(chain)
      const script = OutScript.encode(Address(network).decode(recipient))
      await approvals.request({ method, params: [recipient, String(amount)] })
      const utxos = JSON.parse(await esplora(`/address/${address}/utxo`)) as readonly Utxo[]
      const inputs = utxos.map(({ txid, value, vout }) => ({
        ...{ txid: hex.decode(txid), index: vout },
        witnessUtxo: { script: key.script, amount: BigInt(value) },
      }))
      const selected = selectUTXO(inputs, [{ script, amount }], 'default', {
        ...{ changeAddress: address, feePerByte: 2n, network, createTx: true, bip69: true },
        allowLegacyWitnessUtxo: true,
      })
      if (!selected?.tx) throw new RpcError(-32603, 'The account holds less than that.')
      selected.tx.sign(key.secret)
      selected.tx.finalize()
      return esplora('/tx', selected.tx.hex)
    },
  }
}

export declare namespace createSigning {
  type Parameters = Omit<BitcoinWalletContext, 'networks'> & {
    readonly networks: readonly BitcoinNetwork[]
  }
}

type Utxo = { readonly txid: string; readonly vout: number; readonly value: number }
