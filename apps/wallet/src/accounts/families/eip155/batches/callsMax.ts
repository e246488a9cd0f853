/** More calls than a user reads through before approving. */
export const callsMax = 100
