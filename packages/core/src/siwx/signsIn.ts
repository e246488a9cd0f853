import type { Namespace } from '@foyer/protocol'
import type { SiwxStore } from '@foyer/protocol/siwx'

/** Whether accounts of a chain family sign in at a store. */
export function signsIn(
  { namespaces }: Pick<SiwxStore, 'namespaces'>,
  namespace: Namespace,
): boolean {
  return namespaces?.includes(namespace) ?? true
}
