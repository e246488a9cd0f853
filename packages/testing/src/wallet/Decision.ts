/**
 * The answer to a request that needs the user's approval: approved, rejected with 4001, held open until it is
 * released, or prompted for in the page (`ask`).
 */
export type Decision = 'approve' | 'reject' | 'hold' | 'ask'
