import { FoyerError } from '@foyer/protocol'
import { toPolkadotMessages } from '@foyer/protocol/signed'
import type { Request } from '../../FamilyFeatures.js'
import { readField } from '../../ways/readField.js'
import { demandSignature } from './demandSignature.js'
import type { PolkadotPayload } from './types.js'
import { writePayload } from './writePayload.js'

type Signing<name extends string, given> = { readonly [one in name]: given } & {
  readonly address: string
}

/** What a wallet signs, with the check of its signature: loaded when something is to be signed, because the curves are heavy. */
export const demandSigned = {
  async message(request: Request, { message, address }: Signing<'message', string>) {
    const answer = await request('polkadot_signMessage', { address, message })
    const messages = toPolkadotMessages(message)
    return demandSignature(readField(answer, 'signature'), { messages, address })
  },
  /** Where an extension of the payload is unknown here, the signature is returned as it came: it cannot be checked without the chain's metadata. */
  async payload(request: Request, { payload, address }: Signing<'payload', PolkadotPayload>) {
    const message = write(payload)
    const parameters = { address, transactionPayload: { ...payload, address } }
    const answer = await request('polkadot_signTransaction', parameters)
    const signature = readField(answer, 'signature')
    return message ? demandSignature(signature, { messages: [message], address }) : signature
  },
}

function write(payload: PolkadotPayload): Uint8Array | undefined {
  try {
    return writePayload(payload)
  } catch (cause) {
    throw new FoyerError('sign_message_failed', { cause })
  }
}
