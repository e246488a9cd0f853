import { socialOptions } from '@foyer/core/internal'
import { useDerived } from '../hooks/useDerived.js'

/** The social logins on offer, in the host's order. */
export function useSocials(): ReturnType<typeof socialOptions> {
  return useDerived(socialOptions)
}
