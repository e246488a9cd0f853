/** Deciding is the desk's, not the request's. */
export const noDesk = { open: [], decide() {}, fail() {}, settle() {} }
