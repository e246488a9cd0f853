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

  'transfers a token that really arrives, and no coins with it': async (trial) => {
    const { adapter, connectorId, stranger, token, networks } = trial
    if (!adapter.transfer || !token) return
    const { address } = (await trial.connect()).accounts[0]
    const network = networks.here
    const before = await trial.balanceOf({ address: stranger, network })
    const own = await token.balanceOf(address)
    const transfer = { to: stranger, amount: 21n, token: token.address }
    const hash = await adapter.transfer(connectorId, { address, network, transfer })
    await adapter.waitForTransactionReceipt?.({ hash, network })
    check((await token.balanceOf(stranger)) === 21n, 'the tokens arrived')
    check(own - (await token.balanceOf(address)) === 21n, 'the account has as many less')
    const after = await trial.balanceOf({ address: stranger, network })
    check(after === before, 'no coins arrived')
    const balance = await adapter.getBalance({ address, network, token: token.address })
    check(balance.amount === own - 21n, 'the balance is the token’s')
  },

  'says what a transfer costs before it is signed, without a prompt': async (trial) => {
    const { adapter, connectorId, stranger, networks } = trial
    if (!adapter.prepareTransfer || !adapter.sendTransaction) return
    const { address } = (await trial.connect()).accounts[0]
    const from = { address, network: networks.here }
    const prompts = trial.wallet.prompts()
    const prepared = await adapter.prepareTransfer({
      ...from,
      transfer: { to: stranger, amount: 33n },
    })
    check(trial.wallet.prompts() === prompts, 'the user was not asked')
    const hash = await adapter.sendTransaction(connectorId, { ...from, transaction: prepared })
    await adapter.waitForTransactionReceipt?.({ hash, network: from.network })
    const arrived = await trial.balanceOf({ address: stranger, network: from.network })
    check(arrived === 33n, 'what was prepared is what was sent')
  },

  'signs transactions that are given back, alone and several, and sends none': async (trial) => {
    const { adapter, connectorId, networks, stranger, unsigned: given } = trial
    if (!given) return
    check(adapter.signTransaction !== undefined, 'it signs transactions')
    check(adapter.signAllTransactions !== undefined, 'it signs several')
    const { address } = (await trial.connect()).accounts[0]
    const from = { address, network: networks.here }
    const unsigned = await given.make(from)
    const one = await adapter.signTransaction(connectorId, { ...from, unsigned: unsigned[0] })
    const first = { address, unsigned: [unsigned[0]], signed: [one] }
    check(await given.verify(first), 'the one is signed')
    const all = await adapter.signAllTransactions(connectorId, { ...from, unsigned })
    check(await given.verify({ address, unsigned, signed: all }), 'all are signed')
    const got = await trial.balanceOf({ address: stranger, network: from.network })
    check(got === 0n && trial.reported.pending.length === 0, 'none was sent')
    trial.wallet.answer('reject')
    const declined = adapter.signAllTransactions(connectorId, { ...from, unsigned })
    await check.rejects(declined, 'user_rejected')
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
    // Without receipts nothing would say that it is not under way any more.
    if (adapter.waitForTransactionReceipt)
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
      transaction: { to: trial.stranger, value: 12_345n },
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
