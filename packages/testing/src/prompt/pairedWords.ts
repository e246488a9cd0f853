import { base58, base64 } from '@scure/base'
import type { Describe, Description } from './Description.js'

type Fields = Readonly<Record<string, unknown>>

/** Requests of the chain families beside EVM as sessions of pairing have them, with one object of parameters. */
export const pairedWords: Readonly<Record<string, Describe>> = {
  solana_signMessage: ([given]) =>
    signText(new TextDecoder().decode(base58.decode(String(fields(given).message)))),
  solana_signTransaction: () => signing('Sign a transaction'),
  solana_signAllTransactions: ([given]) =>
    signing(`Sign ${(fields(given).transactions as readonly unknown[]).length} transactions`),
  solana_signAndSendTransaction: () => ({ ...signing('Send a transaction'), approve: 'Send' }),
  // A wallet in a page shows the text alone.
  signMessage: ([given]) =>
    signText(String(typeof given === 'string' ? given : fields(given).message)),
  signPsbt: ([given]) => {
    const { signInputs, broadcast } = fields(given)
    const inputs = (signInputs as readonly Fields[]).map(({ index }) => index).join(', ')
    return {
      title: broadcast === true ? 'Sign and send a transaction' : 'Sign a transaction',
      facts: [['Inputs', inputs]],
      approve: 'Sign',
    }
  },
  sendTransfer: ([given]) => {
    const { recipientAddress, amount } = fields(given)
    return {
      title: 'Send a payment',
      facts: [
        ['To', String(recipientAddress)],
        ['Amount', `${String(amount)} sat`],
      ],
      approve: 'Send',
    }
  },
  polkadot_signMessage: ([given]) => signText(String(fields(given).message)),
  polkadot_signTransaction: ([given]) => ({
    ...signing('Sign a transaction'),
    text: show(fields(given).transactionPayload),
  }),
  cosmos_signAmino: ([given]) => {
    const document = fields(fields(given).signDoc)
    const [message] = document.msgs as readonly Fields[]
    const isText = message?.type === 'sign/MsgSignData'
    if (!isText) return { ...signing('Sign a transaction'), text: show(document) }
    const { data } = fields(message.value)
    return signText(new TextDecoder().decode(base64.decode(String(data))))
  },
  cosmos_signDirect: () => signing('Sign a transaction'),
}

function signText(text: string): Description {
  return { title: 'Sign a message', facts: [], text, approve: 'Sign' }
}

function signing(title: string): Description {
  return { title, facts: [], approve: 'Sign' }
}

const fields = (value: unknown) => value as Fields
const show = (value: unknown) => JSON.stringify(value, undefined, 2)
