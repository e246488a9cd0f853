/** Why transactions of Solana fail, by the error's name on the network or its number in a program. Loaded with the code that reads outcomes. */
export const solanaFailures = {
  network: {
    AccountNotFound: 'Your account holds no SOL to pay the fee.',
    InsufficientFundsForFee: 'Your account holds too little SOL for the fee.',
    InsufficientFundsForRent:
      'An account would be left with less SOL than the network requires of it.',
    BlockhashNotFound: 'The transaction came too late: no block takes it any more.',
    AlreadyProcessed: 'The network has carried out this transaction already.',
    ProgramAccountNotFound: 'A program that the transaction calls is not on this network.',
  },
  system: {
    0: 'An account that should be made exists already.',
    1: 'The account holds too little SOL.',
  },
  token: {
    0: 'An account would be left with less SOL than the network requires of it.',
    1: 'The account holds too little of the token.',
    3: 'The account is for another token.',
    4: 'The account belongs to another owner.',
    17: 'The account is frozen by the issuer of the token.',
    18: 'The decimals are not those of the token.',
  },
} as const
