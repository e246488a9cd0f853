import type { MessageAction, SolanaMessageAction } from '../../actions/Action.js'
import type { ScreenTexts } from '../../texts/ScreenTexts.js'
import { readMessage } from '../read/readMessage.js'

/** What is requested with a message: a signature, or a sign-in. */
export function messageTitle(
  { bytes }: MessageAction | SolanaMessageAction,
  asks: ScreenTexts['titles'],
): string {
  return readMessage(bytes).signIn ? asks.signIn : asks.message
}
