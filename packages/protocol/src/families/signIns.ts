import { eip155SignIn } from './eip155/eip155SignIn.js'
import type { FamilySignIn } from './FamilySignIn.js'
import { solanaSignIn } from './solana/solanaSignIn.js'

/** What sign-in messages of each chain family keep to, by namespace. Of a family that is missing CAIP-122 alone holds. */
export const signIns: ReadonlyMap<string, FamilySignIn> = /* @__PURE__ */ new Map([
  ['eip155', eip155SignIn],
  ['solana', solanaSignIn],
])
