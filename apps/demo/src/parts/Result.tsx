import type { TaskState } from '../useTask.js'

/** How a task went, said aloud to those who listen to the page. */
export function Result({ id, state }: { id: string; state: TaskState }) {
  return (
    <output className="result" data-testid={id} data-status={state.status}>
      {state.text}
    </output>
  )
}
