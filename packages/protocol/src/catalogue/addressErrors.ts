/** The errors of accounts in identifiers: a part of `errors` that comes without the rest. */
export const addressErrors = {
  invalid_caip_address: 'Invalid CAIP Address',
  invalid_caip10_address: 'Invalid CAIP-10 address',
} as const
