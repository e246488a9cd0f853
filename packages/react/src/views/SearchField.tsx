import { useMessages } from '../hooks/useMessages.js'
import { Field } from '../ui/Field.js'
import { lateIcons } from '../ui/lateIcons.js'

/** What narrows a list by a text. `label` names it, and stands in it while it is empty. */
export function SearchField({ label, value, onChange, testId }: SearchField.Props) {
  const { actions } = useMessages()
  return (
    <Field
      icon={lateIcons.search}
      type="search"
      label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      onClear={() => onChange('')}
      clearLabel={actions.clearSearch}
      testId={testId}
    />
  )
}

export declare namespace SearchField {
  type Props = { label: string; value: string; onChange: (text: string) => void; testId: string }
}
