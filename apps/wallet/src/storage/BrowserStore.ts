/** What this browser keeps for the wallet: values that need not be text, such as keys that cannot be exported. */
export type BrowserStore = {
  read(name: string): Promise<unknown>
  write(name: string, value: unknown): Promise<void>
  /** Writes unless something is there. Gives what is there then, also when another tab was faster. */
  writeFirst<value>(name: string, value: value): Promise<value>
  remove(name: string): Promise<void>
  /** What is kept under names that begin like this. */
  names(prefix: string): Promise<readonly string[]>
  /** Whether it is still there when the page is opened again. */
  readonly isLasting: boolean
}
