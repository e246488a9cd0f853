import { pairedNamespaces } from './families/pairedNamespaces.js'
import { type Namespace, traits } from './families/traits.js'

/** The chain families that the widget serves, by their CAIP-2 namespace. */
export const namespaces: readonly Namespace[] = [
  ...(Object.keys(traits) as Namespace[]),
  ...pairedNamespaces,
]

/** Whether this is one of the chain families that the widget serves. */
export function isNamespace(value: unknown): value is Namespace {
  return (namespaces as readonly unknown[]).includes(value)
}
