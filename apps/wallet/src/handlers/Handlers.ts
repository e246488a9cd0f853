import type { FrameMessage, FramePayload, FrameReply } from '@foyer/protocol/frame'

/** Of a message, what is not in it. */
export type Context = {
  /** The page's id of it, or one of ours where it gave none. */
  readonly id: string
  /** Who asks, as the browser says. */
  readonly origin: string
}

/** Answers one message. What it throws is the answer, too. */
export type Handler<name extends FrameMessage> = (
  payload: FramePayload<name>,
  context: Context,
) => Promise<FrameReply<name>>

/** Every message has one, or it does not compile. */
export type Handlers = { readonly [name in FrameMessage]: Handler<name> }
