import type { Formats } from '@foyer/protocol/texts'

/** What a window says of a request that was refused or failed, by the cause. */
export const refused = ({ length }: Formats) => ({
  title: 'This did not work',
  input: 'The request is not complete, or not what this page expects. Go back and try again.',
  signedOut: 'You are not signed in. Open the events page and sign in.',
  foreign:
    'The request came from a page of another site. Go back to the page that you came from and begin there.',
  missing: 'There is nothing at this address.',
  long: 'The form is too long. Go back and try again.',
  often: ({ seconds }: { seconds: number }) =>
    `Too many requests came from your network. Try again in ${length(seconds, 'second')}.`,
  failed: 'The server failed. Try again later.',
})
