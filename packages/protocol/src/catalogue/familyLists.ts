import { factOf } from '../families/factOf.js'
import { servedBy } from '../families/servedBy.js'
import { namespaces } from '../namespaces.js'

/* One fact of each chain family. Apart from the lists, which the first opening loads. */

/** The kinds of account of each namespace. */
export const accountTypes = /* @__PURE__ */ factOf(({ accountTypes }) => accountTypes)

/** The pseudo-address that stands for the native coin of each namespace. */
export const nativeTokenAddresses = /* @__PURE__ */ factOf(({ nativeToken = '0x' }) => nativeToken)

export const balanceNamespaces = namespaces
export const sendNamespaces = namespaces
export const onrampNamespaces = /* @__PURE__ */ servedBy('onramp')
export const nameNamespaces = /* @__PURE__ */ servedBy('names')
export const activityNamespaces = /* @__PURE__ */ servedBy('activity')
