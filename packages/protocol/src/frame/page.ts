import * as v from 'valibot'
import { NetworkId, ProjectId, Text } from '../api/fields.js'
import { linkMax, networksMax, originsMax } from '../catalogue/limits.js'

/** The name of the `meta` in which a page of the wallet's origin finds what concerns its project, as JSON. */
export const framePageName = 'foyer-wallet'

/** What the server tells a page of the wallet's origin. */
export const FramePage = v.object({
  projectId: ProjectId,
  /** The origins whose pages may speak to the frame, as the project lists them. An empty list allows none. */
  allowedOrigins: v.pipe(v.array(Text), v.maxLength(originsMax)),
  /** What the server has nodes of, in its order: what they are called, and their coin. */
  networks: v.pipe(
    v.array(
      v.object({
        id: NetworkId,
        name: Text,
        nativeCurrency: v.object({ name: Text, symbol: Text, decimals: v.number() }),
        testnet: v.optional(v.boolean()),
      }),
    ),
    v.maxLength(networksMax),
  ),
  /** Of these, the ones whose operations the server takes: smart accounts work there. */
  smartNetworks: v.pipe(v.array(NetworkId), v.maxLength(networksMax)),
  /** Of these, the ones whose operations another paymaster than the server's own may pay for. Older servers do not say. */
  paymasterNetworks: v.optional(v.pipe(v.array(NetworkId), v.maxLength(networksMax)), []),
  /** Whether the wallet grants keys of pages that act by themselves (ERC-7715). Older servers do not say. */
  sessionKeys: v.optional(v.boolean(), false),
  /** Where the guard is; without one there is no guarded tier. */
  guardUrl: v.nullish(v.pipe(v.string(), v.maxLength(linkMax), v.url())),
})
export type FramePage = v.InferOutput<typeof FramePage>
