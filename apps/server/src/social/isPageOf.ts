/** Whether an address leads to a page of an origin, and with no name and password in it. */
export function isPageOf({ origin: own, username, password }: URL, origin: string): boolean {
  return own === origin && username === '' && password === ''
}
