import { families } from '../families/families.js'

/** What an account is called in a sign-in message, by the namespace of its network. */
export const accountNames: ReadonlyMap<string, string> = new Map(
  Object.entries(families).flatMap(([namespace, { signInName }]) =>
    signInName === undefined ? [] : [[namespace, signInName]],
  ),
)
