import type { AdapterTrial } from './adapterTrial.js'
import { check } from './check.js'

type Cases = Readonly<Record<string, (trial: AdapterTrial) => Promise<void>>>

const message = 'Grüße an alle: これは署名です 🖊'

/** What is read, signed and sent for a connected account. */
export const accountCases: Cases = {
  'reads a balance exactly': async ({ adapter, wallet, networks: { here }, balanceOf }) => {
    const { address } = wallet
    const { amount, symbol, decimals } = await adapter.getBalance({ address, network: here })
    check(amount === (await balanceOf({ address, network: here })), 'the amount is the chain’s')
    check(symbol === here.nativeCurrency.symbol, 'the symbol is the network’s')
    check(decimals === here.nativeCurrency.decimals, 'the decimals are the network’s')
  },

  'signs a message of any script, so that the signature holds': async (trial) => {
    const { address } = (await trial.connect()).accounts[0]
    const signature = await trial.adapter.signMessage(trial.connectorId, { message, address })
    check(await trial.verifyMessage({ address, message, signature }), 'the signature is valid')
  },

  'says so when the user declines to sign': async (trial) => {
    const { address } = (await trial.connect()).accounts[0]
    trial.wallet.answer('reject')
    const signed = trial.adapter.signMessage(trial.connectorId, { message, address })
    await check.rejects(signed, 'user_rejected')
  },

  'signs for no account that is not connected': async (trial) => {
    await trial.connect()
    const before = trial.wallet.prompts()
    const parameters = { message, address: trial.stranger }
    const signed = trial.adapter.signMessage(trial.connectorId, parameters)
    await check.rejects(signed, 'account_not_connected')
    check(trial.wallet.prompts() === before, 'the user was not asked')
  },

  'signs typed data, so that the signature holds': async (trial) => {
    const { adapter, connectorId, typedData } = trial
    check((adapter.signTypedData === undefined) === (typedData === undefined), 'both or neither')
    if (!adapter.signTypedData || !typedData) return
    const { address } = (await trial.connect()).accounts[0]
    const { value, verify } = typedData
    const signature = await adapter.signTypedData(connectorId, { typedData: value, address })
    check(await verify({ address, signature }), 'the signature is valid')
    const parameters = { typedData: value, address: trial.stranger }
    const signed = adapter.signTypedData(connectorId, parameters)
    await check.rejects(signed, 'account_not_connected')
  },

  'transfers coins that really arrive, and nothing of an amount that is none': async (trial) => {
    const { adapter, connectorId, stranger } = trial
    if (!adapter.transfer) return
    const { address } = (await trial.connect()).accounts[0]
    const network = trial.networks.here
    const before = await trial.balanceOf({ address: stranger, network })
    const from = { address, network }
    const hash = await adapter.transfer(connectorId, {
      ...from,
      transfer: { to: stranger, amount: 54_321n },
    })
    await adapter.waitForTransactionReceipt?.({ hash, network })
    const amount = await trial.balanceOf({ address: stranger, network })
    check(amount - before === 54_321n, 'the coins arrived')
    const prompts = trial.wallet.prompts()
    const none = adapter.transfer(connectorId, { ...from, transfer: { to: stranger, amount: 0n } })
    await none.then(
      () => check(false, 'a transfer of nothing is refused'),
      () => {},
    )
    check(trial.wallet.prompts() === prompts, 'the user was not asked')
  },

  'estimates what a transaction uses, without a prompt': async (trial) => {
    const { adapter, connectorId, stranger } = trial
    if (!adapter.estimateGas) return
    const { address } = (await trial.connect()).accounts[0]
    const prompts = trial.wallet.prompts()
    const transaction = { to: stranger, value: 1n }
    const network = trial.networks.here
    const used = await adapter.estimateGas(connectorId, { address, network, transaction })
    check(used > 0n, 'it uses something')
    check(trial.wallet.prompts() === prompts, 'the user was not asked')
  },

  'sends coins that really arrive, and counts them until they do': async (trial) => {
    const { adapter, connectorId, stranger, networks } = trial
    if (!adapter.sendTransaction) return
    const { address } = (await trial.connect()).accounts[0]
    const network = networks.here
    const transaction = { to: stranger, value: 12_345n }
    const hash = await adapter.sendTransaction(connectorId, { address, network, transaction })
    check(trial.reported.pending.at(-1) === 1, 'one is pending')
    const receipt = await adapter.waitForTransactionReceipt?.({ hash, network })
    if (receipt) {
      check(receipt.hash === hash, 'the receipt is of this transaction')
      check(trial.reported.pending.at(-1) === 0, 'none is pending')
    }
    const amount = await trial.balanceOf({ address: stranger, network })
    check(amount === 12_345n, 'the coins arrived')
  },

  'sends nothing when the user declines': async (trial) => {
    const { sendTransaction } = trial.adapter
    if (!sendTransaction) return
    const { address } = (await trial.connect()).accounts[0]
    trial.wallet.answer('reject')
    const parameters = {
      address,
      network: trial.networks.here,
      transaction: { to: trial.stranger, value: 1n },
    }
    const sent = sendTransaction(trial.connectorId, parameters)
    await check.rejects(sent, 'user_rejected')
    check(trial.reported.pending.length === 0, 'nothing is pending')
  },

  'sends nothing on a network where the wallet does not stand': async (trial) => {
    const { sendTransaction } = trial.adapter
    if (!sendTransaction) return
    const { address } = (await trial.connect()).accounts[0]
    const before = trial.wallet.prompts()
    const parameters = {
      address,
      network: trial.networks.other,
      transaction: { to: trial.stranger, value: 1n },
    }
    const sent = sendTransaction(trial.connectorId, parameters)
    await check.rejects(sent, 'wallet_network_differs')
    check(trial.wallet.prompts() === before, 'the user was not asked')
  },
}
