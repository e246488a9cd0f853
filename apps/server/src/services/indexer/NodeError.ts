/** A node said something that cannot be true, or not what was asked. Nothing of the answer was used. */
export class NodeError extends Error {
  override readonly name = 'NodeError'
}
