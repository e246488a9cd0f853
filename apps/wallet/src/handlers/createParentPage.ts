import type { FramePayload } from '@foyer/protocol/frame'

/** The page around the frame. */
export type ParentPage = {
  /** As the browser says; empty before it spoke. */
  origin(): string
  spoke(origin: string): void
  /** What it says of itself; it may say anything. */
  claims(): { name: string; icon?: string | undefined } | undefined
  claim(data: FramePayload<'SYNC_DAPP_DATA'>): void
}

export function createParentPage(): ParentPage {
  let origin = ''
  let claims: ReturnType<ParentPage['claims']>
  return {
    origin: () => origin,
    spoke(from) {
      origin = from
    },
    claims: () => claims,
    claim({ metadata }) {
      // No picture: it would be asked for at whatever address the page names.
      claims = metadata && { name: metadata.name }
    },
  }
}
