import { IconPlus } from '@tabler/icons-react'
import type { FormListItem } from '../../../../contract/forms.ts'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { useLocale, useWords } from '../../../app/locale/locale.tsx'
import { pathOf } from '../../../app/shell/menu.ts'
import { useLanguagesChosenFirst } from '../../../app/shell/use-shell-data.ts'
import { useFormName, useKnownForms } from '../../forms/known-forms.ts'
import { formNameWords } from '../../forms/words.ts'
import styles from '../../parts/part-forms.module.css'
import type { BlockFormProps } from '../blocks-form.ts'
import { BlockBody } from '../form-parts.tsx'
import { blockWords } from '../words.ts'

const none = ''

export function FormBlockForm({ id, block, onChange, fieldOf }: BlockFormProps<'form'>) {
  const words = useWords(blockWords).forms
  const nameOf = useFormName()
  const forms = useKnownForms()
  const chosen = forms?.find((form) => form.id === block.form)
  const options = (forms ?? []).map((form) => ({ id: String(form.id), name: nameOf(form) }))
  return (
    <BlockBody
      {...{ id, fieldOf }}
      kind={block.kind}
      shared={
        <div className={styles.choosing}>
          <SelectField
            label={words.chosen}
            options={[{ id: none, name: words.none }, ...options]}
            value={chosen ? String(chosen.id) : none}
            onChange={(form) => onChange({ ...block, form: form === none ? null : Number(form) })}
            hint={block.form === null ? words.isBlank : forms && !chosen && words.gone}
          />
          {chosen && <WhereOffered form={chosen} />}
          {chosen ? (
            <LinkButton to={`${pathOf('forms')}/${chosen.id}`}>{words.edit}</LinkButton>
          ) : (
            <LinkButton
              to={`${pathOf('forms')}?new`}
              icon={<IconPlus size={18} aria-hidden="true" />}
            >
              {words.add}
            </LinkButton>
          )}
        </div>
      }
    />
  )
}

function WhereOffered({ form }: { form: FormListItem }) {
  const words = useWords(formNameWords)
  const { isClosed } = useWords(blockWords).forms
  const { nameOf } = useLocale()
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  if (!form.open) return <p className={styles.lacking}>{isClosed}</p>
  const lacking = codes.filter((code) => form.missing[code])
  return lacking.map((code) => (
    <p key={code} className={styles.lacking}>
      {words.notOffered(nameOf(code), form.missing[code] ?? 0)}
    </p>
  ))
}
