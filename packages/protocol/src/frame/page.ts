import * as v from 'valibot'
import { ProjectId, Text } from '../api/fields.js'
import { linkMax, originsMax } from '../catalogue/limits.js'

/** The name of the `meta` in which a page of the wallet's origin finds what concerns its project, as JSON. */
export const framePageName = 'foyer-wallet'

/** What the server tells a page of the wallet's origin. */
export const FramePage = v.object({
  projectId: ProjectId,
  /** Whose pages may speak to the frame, as the project lists them. None: nobody's. */
  allowedOrigins: v.pipe(v.array(Text), v.maxLength(originsMax)),
  /** Where the guard is; without one there is no guarded tier. */
  guardUrl: v.nullish(v.pipe(v.string(), v.maxLength(linkMax), v.url())),
})
export type FramePage = v.InferOutput<typeof FramePage>
