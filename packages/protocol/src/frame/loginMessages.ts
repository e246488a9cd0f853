import * as v from 'valibot'
import { frameRequestTimeoutMs, frameUserTimeoutMs } from '../catalogue/limits.js'
import { CheckNumber } from '../login/CheckNumber.js'
import type { FrameContract } from './FrameContract.js'
import { redirectProviders } from './providers.js'
import {
  ChainId,
  codeGiven,
  codeReply,
  DeviceRequest,
  Email,
  FrameAccountType,
  FrameUserShape,
  none,
  Uri,
  UserName,
} from './shapes.js'

/** The page's requests to the secure frame for a login: see `frameMessages`. */
export const loginMessages = {
  CONNECT_EMAIL: {
    payload: v.object({ email: Email }),
    reply: v.object({
      action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
      asked: v.optional(DeviceRequest),
      ...codeReply,
    }),
    timeoutMs: frameRequestTimeoutMs,
    alertsLate: true,
  },
  CONNECT_DEVICE: {
    payload: none,
    reply: v.optional(v.unknown()),
    timeoutMs: frameRequestTimeoutMs,
    alertsLate: true,
  },
  CONNECT_OTP: {
    ...codeGiven,
    /**
     * Some frames say nothing. Ours says what is left to do on this browser: the approval by mail (`CONNECT_DEVICE` waits for it), or the
     * user's own secret (`OPEN_WALLET` with `recover` prompts for it). Else `GET_USER` is next.
     */
    reply: v.nullish(
      v.object({
        action: v.optional(v.picklist(['VERIFY_DEVICE', 'RECOVER'])),
        asked: v.optional(DeviceRequest),
      }),
    ),
    timeoutMs: frameRequestTimeoutMs,
    alertsLate: true,
  },
  CONNECT_SOCIAL: {
    payload: v.object({
      uri: Uri,
      preferredAccountType: v.optional(FrameAccountType),
      chainId: v.optional(ChainId),
    }),
    reply: v.object(FrameUserShape),
    timeoutMs: frameRequestTimeoutMs,
    alertsLate: true,
  },
  GET_SOCIAL_REDIRECT_URI: {
    payload: v.object({
      provider: v.picklist(redirectProviders),
      /** Where the window that says yes is to lead at the end: an address of the asking page itself. Left out: it stays beside the page. */
      returnTo: v.optional(Uri),
    }),
    reply: v.object({
      uri: Uri,
      /** Whether it will lead to `returnTo`. Older frames do not say, and do not. */
      returns: v.optional(v.boolean()),
      /** What a window that asks whether it was them may name: one of each service. The page shows them, so that they can be compared. */
      numbers: v.optional(v.pipe(v.array(CheckNumber), v.maxLength(2))),
    }),
    timeoutMs: frameRequestTimeoutMs,
    alertsLate: true,
  },
  GET_FARCASTER_URI: {
    payload: none,
    reply: v.object({ url: Uri }),
    timeoutMs: frameRequestTimeoutMs,
  },
  CONNECT_FARCASTER: {
    payload: none,
    reply: v.object({ userName: UserName }),
    timeoutMs: frameUserTimeoutMs,
  },
} as const satisfies Record<string, FrameContract>
