/** The name under which an address that is come back to says which login it is. */
export const returnParameter = 'result_uri'

/** As long as keeper and guard wait for a login, in milliseconds. */
export const socialReturnMs = 600_000
