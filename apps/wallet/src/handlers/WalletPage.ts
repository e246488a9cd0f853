import type { FramePayload } from '@foyer/protocol/frame'

type NamedPage = NonNullable<NonNullable<FramePayload<'OPEN_WALLET'>>['page']>

/** `connect` is none of them: it is asked on the screen of approvals. */
export type WalletPage = Exclude<NamedPage, 'connect'>
