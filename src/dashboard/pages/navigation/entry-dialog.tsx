import { useState } from 'react'
import { directionOf } from '../../../domain/languages/language.ts'
import { isGroup, type MenuEntry, navigationLimits } from '../../../domain/navigation/navigation.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { fieldWords } from '../../editor/languages/words.ts'
import { LinkFields } from '../../editor/links/link-fields.tsx'
import { targetProblem } from '../../editor/links/link-targets.ts'
import type { Labels } from '../../editor/sections/section-values.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { labelIn, labelKey } from './entries.ts'
import { navigationWords } from './words.ts'

type EntryDialogProps<Entry extends MenuEntry> = {
  entry: Entry
  labels: Labels
  onApply: (entry: Entry, labels: Labels) => void
  onClose: () => void
}

export function EntryDialog<Entry extends MenuEntry>(props: EntryDialogProps<Entry>) {
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
        <TextField
          key={code}
          label={nameIn(words.fields.label, nameOf(code))}
          lang={code}
          dir={directionOf(code)}
          maxLength={navigationLimits.label}
          value={labelIn(labels, entry.id, code)}
          onChange={(label) =>
            setLabels((before) => ({ ...before, [labelKey(entry.id, code)]: label }))
          }
          hint={index === 0 && target ? words.labelHint : undefined}
        />
      ))}
      {isRefused && problem && (
        <p className="sr" role="alert">
          {translate(problem)}
        </p>
      )}
    </FormDialog>
  )
}
