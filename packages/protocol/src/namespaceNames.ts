import { factOf } from './families/factOf.js'

/** What a chain family is called on screen. */
export const namespaceNames = /* @__PURE__ */ factOf(({ name }) => name)
