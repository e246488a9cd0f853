import { type ChosenSession, keepChoice } from './keepChoice.js'
import type { Connection } from './state.js'

/** What is kept of a session, and of what was connected `before` the account that the user chose. */
export function toConnection({
  connectorId,
  session,
  before,
}: {
  readonly connectorId: string
  readonly session: ChosenSession
  readonly before: Connection | undefined
}): Connection {
  const { chosenOver: over } = before ?? {}
  const choice = before && over ? { chosen: before.accounts[0].address, over } : undefined
  const { accounts, caipNetworkId, features, chosenOver } = keepChoice(session, choice)
  return {
    ...{ connectorId, accounts, caipNetworkId },
    ...(features && { features }),
    ...(chosenOver && { chosenOver }),
  }
}
