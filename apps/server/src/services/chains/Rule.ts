/** For how long an answer holds, and which block has to be out of reach of change for it. */
export type AnswerLife = { ms: number; block?: bigint }

/** How long the answer to a call of one method holds. `undefined`: not at all. */
export type Rule = (parameters: readonly unknown[], result: unknown) => AnswerLife | undefined
