import { useSyncExternalStore } from 'react'

/** Whether the browser has a network at all. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, always)
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

function isOnline(): boolean {
  return navigator.onLine
}

function always(): boolean {
  return true
}
