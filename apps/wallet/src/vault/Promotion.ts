import type { OwnerProof } from '@foyer/protocol/login'

/** What the two services are shown when a set is complete. */
export type Promotion = { readonly keeper: OwnerProof; readonly guard?: OwnerProof | undefined }
