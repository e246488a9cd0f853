import type { TaskState } from '../useTask.js'

/** The outcome of a task, also announced by screen readers. */
export function Result({ id, state }: { id: string; state: TaskState }) {
  return (
    <output className="result" data-testid={id} data-status={state.status}>
      {state.text}
    </output>
  )
}
