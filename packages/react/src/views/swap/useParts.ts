import type { Client } from '@foyer/core'
import { fetchTexts } from '../../locales/fetchTexts.js'
import { useArrival } from '../useArrival.js'
import type { parts as Code } from './parts.js'

/** What the view draws beside its fields. */
export function useParts() {
  const { code: parts, ...rest } = useArrival('swapParts', fetchParts)
  return { parts, ...rest }
}

export declare namespace useParts {
  type Parts = typeof Code
}

async function fetchParts(client: Client): Promise<useParts.Parts> {
  const [{ parts }] = await Promise.all([import('./parts.js'), fetchTexts(client, ['exchange'])])
  return parts
}
