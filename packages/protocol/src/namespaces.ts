import { type Namespace, traits } from './families/traits.js'

/** The chain families that the widget serves, by their CAIP-2 namespace. */
export const namespaces = Object.keys(traits) as readonly Namespace[]

/** Whether this is one of the chain families that the widget serves. */
export function isNamespace(value: unknown): value is Namespace {
  return (namespaces as readonly unknown[]).includes(value)
}
