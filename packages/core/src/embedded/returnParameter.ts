/** The query parameter by which the returning address names its login. */
export const returnParameter = 'result_uri'

/** As long as keeper and guard wait for a login, in milliseconds. */
export const socialReturnMs = 600_000
