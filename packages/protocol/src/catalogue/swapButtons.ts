/** What the button of the Swap view says, by what is missing; `review_swap` and `try_again` alone may be pressed. */
export const swapButtons = {
  try_again: 'Swap',
  select_token: 'Select token',
  enter_amount: 'Enter amount',
  incorrect_value: 'Incorrect amount',
  insufficient_balance: 'Insufficient balance',
  review_swap: 'Review swap',
} as const

export type SwapButtonCode = keyof typeof swapButtons
