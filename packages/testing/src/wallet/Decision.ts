/**
 * What becomes of a request that a person would have to approve: said yes to, refused with 4001,
 * left open until released, or asked about in the page.
 */
export type Decision = 'approve' | 'reject' | 'hold' | 'ask'
