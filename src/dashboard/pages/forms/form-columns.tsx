import { Link, useNavigate } from 'react-router'
import type { FormListItem } from '../../../contract/forms.ts'
import { formPath } from '../../../domain/forms/form.ts'
import { pathInLanguage } from '../../../domain/languages/language.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { UnsavedBadge } from '../../editor/document/unsaved-badge.tsx'
import { useFormName } from '../../editor/forms/known-forms.ts'
import { formNameWords } from '../../editor/forms/words.ts'
import { StateBadge } from '../../editor/languages/state-badge.tsx'
import { LastChange } from '../../kit/list/last-change.tsx'
import type { Column, Line } from '../../kit/list/list-parts.ts'
import { RowActions } from '../../kit/list/row-actions.tsx'
import { StatusBadge } from '../../kit/list/status-badge.tsx'
import rows from '../../kit/list/list.module.css'
import styles from './forms.module.css'
import { formPageWords } from './words.ts'

type FormRow = FormListItem & { isUnsaved?: boolean }
type FormProps = { form: FormListItem }

const editPath = ({ id }: FormListItem) => `${pathOf('forms')}/${id}`

export function useFormColumns(): Column<FormRow>[] {
  const { columns: words, neverChanged } = useWords(formPageWords)
  return [
    {
      name: words.title,
      className: rows.title,
      isHeading: true,
      render: (form) => (
        <>
          <FormTitle form={form} />
          {form.isUnsaved && <UnsavedBadge />}
        </>
      ),
    },
    { name: words.state, render: (form) => <FormState form={form} /> },
    { name: words.languages, render: (form) => <Languages form={form} /> },
    { name: words.messages, render: (form) => <Messages form={form} /> },
    {
      name: words.changed,
      render: ({ changed }) => <LastChange changed={changed} never={neverChanged} />,
    },
    { name: words.actions, render: (_form, line) => <FormActions {...line} /> },
  ]
}

export function FormCard({ line }: { line: Line<FormRow> }) {
  const { neverChanged } = useWords(formPageWords)
  const { row: form } = line
  return (
    <>
      <p className={rows.title}>
        <FormTitle form={form} />
      </p>
      {form.isUnsaved && <UnsavedBadge />}
      <p className={rows.states}>
        <FormState form={form} />
        <Messages form={form} />
      </p>
      <Languages form={form} />
      <div className={rows.foot}>
        <LastChange changed={form.changed} never={neverChanged} />
        <FormActions {...line} />
      </div>
    </>
  )
}

function FormTitle({ form }: FormProps) {
  const nameOf = useFormName()
  return (
    <Link to={editPath(form)}>
      <bdi>{nameOf(form)}</bdi>
    </Link>
  )
}

function FormState({ form: { open } }: FormProps) {
  const words = useWords(formNameWords)
  return <StatusBadge look={open ? 'good' : 'off'} name={open ? words.opened : words.closed} />
}

function Languages({ form: { missing } }: FormProps) {
  const words = useWords(formNameWords)
  const { nameOf } = useLocale()
  return (
    <ul className={styles.languages}>
      {useLanguagesChosenFirst().map(({ code }) => (
        <li key={code}>
          {missing[code] ? (
            words.notOffered(nameOf(code), missing[code])
          ) : (
            <StateBadge state="complete" name={nameOf(code)} shown={code} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Messages({ form }: FormProps) {
  const words = useWords(formPageWords)
  const nameOf = useFormName()
  const count = words.messages(form.messages)
  return (
    <Link
      className={styles.messages ?? ''}
      to={`${pathOf('inbox')}?form=${form.id}`}
      aria-label={words.messagesOf(nameOf(form), count)}
    >
      {count}
    </Link>
  )
}

function FormActions({ row: form, remove }: Line<FormListItem>) {
  const words = useWords(formPageWords)
  const navigate = useNavigate()
  const name = useFormName()(form)
  const shown = useLanguagesChosenFirst().find(
    ({ code, status }) => status === 'published' && !form.missing[code],
  )
  return (
    <RowActions
      name={name}
      onEdit={() => void navigate(editPath(form))}
      view={
        form.open &&
        shown && {
          label: words.viewOnSite(name),
          href: pathInLanguage(shown.code, formPath(form.id)),
        }
      }
      onRemove={remove}
    />
  )
}
