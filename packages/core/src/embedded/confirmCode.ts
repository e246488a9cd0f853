import { codeOf } from '@foyer/protocol'
import type { Client } from '../Client.js'
import { track } from '../telemetry/track.js'
import { setEmbedded } from './engine/setEmbedded.js'
import { liveEmbedded } from './liveEmbedded.js'

/**
 * Submits the code of the mail. Next is `enterEmbedded` (`CONNECT`), `waitForDevice` (`VERIFY_DEVICE`), or a recovery by the
 * share that only the user has (`RECOVER`): `openEmbedded` with the page `recover`, then `enterEmbedded`.
 *
 * @throws `frame_refused` with the reason `code_wrong`, `code_expired` or `too_many_tries`; and as `connectEmail`
 */
export async function confirmCode(
  client: Client,
  { code }: confirmCode.Parameters,
): Promise<'CONNECT' | 'VERIFY_DEVICE' | 'RECOVER'> {
  const { request, attempt } = await liveEmbedded(client)
  try {
    const reply = await request('CONNECT_OTP', { otp: code }, { signal: attempt.signal })
    setEmbedded(client, { deviceRequest: reply?.asked })
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
