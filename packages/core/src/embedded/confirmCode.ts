import { codeOf } from '@foyer/protocol'
import type { Client } from '../client.js'
import { track } from '../telemetry/track.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Gives the code of the mail. Next is `enterEmbedded` (`CONNECT`), `waitForDevice` (`VERIFY_DEVICE`), or what only the person
 * has (`RECOVER`): `openEmbedded` with the page `recover`, and then `enterEmbedded`.
 *
 * @throws `frame_refused` with the reason `code_wrong`, `code_expired` or `too_many_tries`; and as `connectEmail`
 */
export async function confirmCode(
  client: Client,
  { code }: confirmCode.Parameters,
): Promise<'CONNECT' | 'VERIFY_DEVICE' | 'RECOVER'> {
  const { ask, attempt } = await liveEmbedded(client)
  try {
    const reply = await ask('CONNECT_OTP', { otp: code }, { signal: attempt.signal })
    setEmbedded(client, { asked: reply?.asked })
    track(client, { event: 'EMAIL_VERIFICATION_CODE_PASS' })
    return reply?.action ?? 'CONNECT'
  } catch (error) {
    track(client, {
      event: 'EMAIL_VERIFICATION_CODE_FAIL',
      properties: { message: codeOf(error) ?? 'unknown' },
    })
    throw error
  }
}

export declare namespace confirmCode {
  type Parameters = { code: string }
}
