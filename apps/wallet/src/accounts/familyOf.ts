import type { AccountNamespace } from '../actions/namespaceOfMethod.js'
import { notOurs } from './failures.js'
import type { AccountFamily } from './families/AccountFamily.js'
import { families } from './families/families.js'

/** @throws `Failure` 4100 for a chain family without accounts */
export function familyOf(namespace: string): AccountFamily<never> {
  if (!isAccountNamespace(namespace)) throw notOurs()
  return families[namespace]
}

function isAccountNamespace(namespace: string): namespace is AccountNamespace {
  return Object.hasOwn(families, namespace)
}
