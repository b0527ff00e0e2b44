import { SelectField } from '../../../ui/select-field.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { useTargets } from '../../editor/links/use-targets.ts'
import { formPageWords } from './words.ts'

const none = ''

type TermsFieldProps = { page: number | null; onChange: (page: number | null) => void }

export function TermsField({ page, onChange }: TermsFieldProps) {
  const words = useWords(formPageWords)
  const { pageIds, targetName } = useTargets()
  const known = page === null || pageIds.includes(page) ? pageIds : [...pageIds, page]
  return (
    <SelectField
      label={words.terms}
      options={[
        { id: none, name: words.noTerms },
        ...known.map((id) => ({ id: String(id), name: targetName({ kind: 'page', id }) })),
      ]}
      value={page === null ? none : String(page)}
      onChange={(id) => onChange(id === none ? null : Number(id))}
    />
  )
}
