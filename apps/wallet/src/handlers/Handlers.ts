import type { FrameMessage, FramePayload, FrameReply } from '@foyer/protocol/frame'
import type { MessageContext } from '../requests/MessageContext.js'

/** Answers one message. What it throws is the answer, too. */
export type Handler<name extends FrameMessage> = (
  payload: FramePayload<name>,
  context: MessageContext,
) => Promise<FrameReply<name>>

/** Every message has one, or it does not compile. */
export type Handlers = { readonly [name in FrameMessage]: Handler<name> }
