import { FoyerError } from '@foyer/protocol'

/** @throws `client_destroyed` */
export function demandAlive({ signal }: { readonly signal: AbortSignal }): void {
  if (signal.aborted) throw new FoyerError('client_destroyed')
}
