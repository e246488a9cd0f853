import type { FrameMessage, FramePayload, FrameReply } from '@foyer/protocol/frame'
import type { LiveEmbedded } from '../embedded.js'
import { isRefusal } from './engine/toFailure.js'

/** Repeats the request while the frame says that the user has not answered elsewhere yet; ends when the attempt is cancelled. */
export async function untilAnswered<name extends FrameMessage>(
  { request, attempt: { signal } }: LiveEmbedded,
  name: name,
  payload: FramePayload<name>,
): Promise<FrameReply<name>> {
  for (;;) {
    try {
      return await request(name, payload, { signal })
    } catch (error) {
      if (!isRefusal(error, 'waiting')) throw error
    }
  }
}
