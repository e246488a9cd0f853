import type { Prompt } from '../wallet/createApprovals.js'

/** Where open prompts can be seen. */
export type PromptView = {
  show(open: readonly Prompt[]): void
  close(): void
}
