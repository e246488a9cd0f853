/** What refusals mean that several calls have. */
export const codeErrors = {
  400: 'The code is wrong, too old, or was used.',
  429: 'Too many tries. `Retry-After` says when to come back.',
}
export const noSessionErrors = {
  401: 'There is no such session, or it belongs to another browser.',
}
