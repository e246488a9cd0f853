import type { PairingParams } from '@foyer/protocol/pairing'
import { sessionErrors } from '@foyer/protocol/pairing'
import type { Pocket } from '../Pocket.js'

export async function onAuthentication(pocket: Pocket, { topic, id }: onAuthentication.Parameters) {
  pocket.post.answer(topic, { id, method: undefined, error: sessionErrors.unsupported_wc_method })
}

export declare namespace onAuthentication {
  type Parameters = {
    topic: string
    text: string
    id: number
    params: PairingParams<'wc_sessionAuthenticate'>
  }
}
