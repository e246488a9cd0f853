import { type ChosenSession, choiceOf, keepChoice } from './keepChoice.js'
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
  const { accounts, caipNetworkId, features, chosenOver } = keepChoice(
    session,
    before && choiceOf(before),
  )
  return {
    ...{ connectorId, accounts, caipNetworkId },
    ...(features && { features }),
    ...(chosenOver && { chosenOver }),
  }
}
