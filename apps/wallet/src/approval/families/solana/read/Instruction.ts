/** An instruction with its accounts named. */
export type Instruction = {
  readonly program: string
  readonly data: Uint8Array
  account(index: number): string
  /** How many it names. */
  readonly count: number
}
