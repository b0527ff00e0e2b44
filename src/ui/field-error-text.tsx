import { IconAlertCircle } from '@tabler/icons-react'

export function FieldErrorText({ error }: { error: string | undefined }) {
  return (
    <>
      <IconAlertCircle size={16} aria-hidden="true" />
      <span>{error}</span>
    </>
  )
}
