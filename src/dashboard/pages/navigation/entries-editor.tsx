import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import {
  isGroup,
  labelName,
  type MenuEntry,
  navigationLimits,
} from '../../../domain/navigation/navigation.ts'
import { Button } from '../../../ui/button.tsx'
import { newId } from '../../app/new-id.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { labelIn, labelKey, withEntry } from './entries.ts'
import { EntryList } from './entry-list.tsx'
import { directionOf } from '../../../domain/languages/language.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { LedgerField } from '../../editor/ledger/ledger-field.tsx'
import { useAskedText } from '../../editor/languages/language-columns.tsx'
import { fieldWords } from '../../editor/languages/words.ts'
import { LinkFields } from '../../editor/links/link-fields.tsx'
import { targetProblem } from '../../editor/links/link-targets.ts'
import type { Labels } from '../../editor/sections/section-values.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { navigationWords } from './words.ts'
import styles from './navigation.module.css'

type EntriesEditorProps<Entry extends MenuEntry> = {
  label: string
  entries: Entry[]
  form: SectionFormState
  onChange: (entries: Entry[]) => void
  limit: number
  added: { name: string; make: (id: string) => Entry }[]
}

export function EntriesEditor<Entry extends MenuEntry>(props: EntriesEditorProps<Entry>) {
  const { label, entries, form, onChange, limit, added } = props
  const asked = fieldAndLanguage(useAskedText() ?? '').field
  const [edited, edit] = useState(() => entries.find(({ id }) => asked === `label:${id}`) ?? null)
  const labels = form.values.labels ?? {}
  return (
    <>
      <EntryList {...{ label, entries, labels, onChange }} onEdit={edit} />
      <div className={styles.adding}>
        {added.map(({ name, make }) => (
          <Button
            key={name}
            isDisabled={entries.length >= limit}
            icon={<IconPlus size={18} aria-hidden="true" />}
            onPress={() => edit(make(newId()))}
          >
            {name}
          </Button>
        ))}
      </div>
      {edited && (
        <EntryDialog
          entry={edited}
          labels={labels}
          onApply={(entry, written) => {
            form.change((now) => ({ ...now, labels: written }))
            onChange(withEntry(entries, entry))
            edit(null)
          }}
          onClose={() => edit(null)}
        />
      )}
    </>
  )
}

type EntryDialogProps<Entry extends MenuEntry> = {
  entry: Entry
  labels: Labels
  onApply: (entry: Entry, labels: Labels) => void
  onClose: () => void
}

function EntryDialog<Entry extends MenuEntry>(props: EntryDialogProps<Entry>) {
  const { entry, onApply, onClose } = props
  const words = useWords(navigationWords)
  const { nameIn } = useWords(fieldWords)
  const { nameOf, translate } = useLocale()
  const languages = useLanguagesChosenFirst()
  const [target, setTarget] = useState(isGroup(entry) ? null : entry.target)
  const [labels, setLabels] = useState(props.labels)
  const [isRefused, setRefused] = useState(false)
  const problem = target === null ? undefined : targetProblem(target)

  function apply() {
    if (problem) return setRefused(true)
    onApply(target ? { ...entry, target } : entry, labels)
  }

  return (
    <FormDialog
      title={target ? words.link : words.group}
      submit={words.apply}
      isDirty={false}
      isSaving={false}
      onSubmit={apply}
      onClose={onClose}
    >
      {target && (
        <LinkFields
          target={target}
          onChange={setTarget}
          isWrong={isRefused && problem !== undefined}
        />
      )}
      {languages.map(({ code }, index) => (
        <LedgerField
          key={code}
          text={labelName(entry.id, code)}
          name={words.fields.label}
          language={code}
        >
          {(actions) => (
            <TextField
              label={nameIn(words.fields.label, nameOf(code))}
              lang={code}
              dir={directionOf(code)}
              maxLength={navigationLimits.label}
              value={labelIn(labels, entry.id, code)}
              onChange={(label) =>
                setLabels((before) => ({ ...before, [labelKey(entry.id, code)]: label }))
              }
              aside={actions}
              hint={index === 0 && target ? words.labelHint : undefined}
            />
          )}
        </LedgerField>
      ))}
      {isRefused && problem && (
        <p className="sr" role="alert">
          {translate(problem)}
        </p>
      )}
    </FormDialog>
  )
}
