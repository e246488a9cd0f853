/** What the button of the Send view says, by what is missing; `preview_send` alone may be pressed. */
export const sendButtons = {
  select_token: 'Select Token',
  incorrect_value: 'Incorrect Value',
  add_amount: 'Add Amount',
  insufficient_funds: 'Insufficient Funds',
  add_address: 'Add Address',
  invalid_address: 'Invalid Address',
  preview_send: 'Preview Send',
} as const

export type SendButtonCode = keyof typeof sendButtons
