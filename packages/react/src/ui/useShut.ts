import { useContext, useSyncExternalStore } from 'react'
import { ShutContext } from './ShutContext.js'

/**
 * Whether this part is rendered ahead and unseen: then it fetches nothing that the page has not had. It renders again in the press that shows
 * it, but not where that `matters` to nothing it draws.
 */
export function useShut(matters = true): boolean {
  const shut = useContext(ShutContext)
  return useSyncExternalStore(shut?.subscribe ?? never, () => matters && !!shut?.isShut(), no)
}

const no = () => false
const never = () => no
