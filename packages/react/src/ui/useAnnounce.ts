import { useContext } from 'react'
import { type Announce, AnnounceContext } from './AnnounceContext.js'

/** Speaks through the nearest `Announcer`; silent without one. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext)
}
