import type { FrameMessage, FramePayload, FrameReply } from '@foyer/protocol/frame'
import type { LiveEmbedded } from '../embedded.js'
import { isRefusal } from './engine/toFailure.js'

/** Asks again as long as the frame says that the person has not answered elsewhere; ends when the attempt is called off. */
export async function untilAnswered<name extends FrameMessage>(
  { ask, attempt: { signal } }: LiveEmbedded,
  name: name,
  payload: FramePayload<name>,
): Promise<FrameReply<name>> {
  for (;;) {
    try {
      return await ask(name, payload, { signal })
    } catch (error) {
      if (!isRefusal(error, 'waiting')) throw error
    }
  }
}
