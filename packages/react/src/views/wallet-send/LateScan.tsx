import { useEffect } from 'react'
import { useMessages } from '../../hooks/useMessages.js'
import { useArrival } from '../useArrival.js'
import type { Scan } from './Scan.js'

/** The camera, whose code comes with the press on it. Where that does not arrive, the next press tries again. */
export function LateScan(props: Scan.Props) {
  const { code, isMissed } = useArrival('sendScan', fetchScan)
  const { loadFailed } = useMessages().modal
  const { onEnd } = props
  useEffect(() => {
    if (isMissed) onEnd(loadFailed)
  }, [isMissed, loadFailed, onEnd])
  return code ? <code.Scan {...props} /> : null
}

function fetchScan() {
  return import('./Scan.js')
}
