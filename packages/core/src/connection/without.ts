import type { Namespace } from '@foyer/protocol'

export function without<value>(
  record: Readonly<Partial<Record<Namespace, value>>>,
  namespace: Namespace,
): Partial<Record<Namespace, value>> {
  const { [namespace]: _, ...rest } = record
  return rest as Partial<Record<Namespace, value>>
}
