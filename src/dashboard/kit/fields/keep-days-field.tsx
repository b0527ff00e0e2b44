import { TextField, type TextFieldProps } from '../../../ui/text-field.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { retentionWords } from '../retention-words.ts'

type KeepDaysFieldProps = Pick<TextFieldProps, 'value' | 'onChange' | 'error'>

export function KeepDaysField(field: KeepDaysFieldProps) {
  const { days, range } = useWords(retentionWords)
  return (
    <TextField
      {...field}
      label={days}
      hint={range}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
    />
  )
}
