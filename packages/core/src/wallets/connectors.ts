import type { Connector } from '../connector.js'
import type { WalletsState } from './state.js'

export function connectors({ found }: WalletsState): readonly Connector[] {
  return Object.values(found).flat()
}
