import { useState } from 'react'
import { articleSections } from '../../../domain/article.ts'
import { directionOf } from '../../../domain/language.ts'
import {
  isGroup,
  type LinkTarget,
  type MenuEntry,
  navigationLimits,
} from '../../../domain/navigation.ts'
import { messages } from '../../../domain/messages.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import { fieldWords } from '../../editor/languages/words.ts'
import type { Labels } from '../../editor/sections/section-values.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { labelIn, labelKey } from './entries.ts'
import { useEntryNames } from './use-entry-names.ts'
import { navigationWords } from './words.ts'

type EntryDialogProps<Entry extends MenuEntry> = {
  entry: Entry
  labels: Labels
  onApply: (entry: Entry, labels: Labels) => void
  onClose: () => void
}

const targets: LinkTarget[] = [
  { kind: 'home' },
  ...articleSections.map((section) => ({ kind: 'section' as const, section })),
  { kind: 'contact' },
  { kind: 'external', address: '' },
]

/** What an entry is called in each language, and where it leads. */
export function EntryDialog<Entry extends MenuEntry>(props: EntryDialogProps<Entry>) {
  const { entry, onApply, onClose } = props
  const words = useWords(navigationWords)
  const { nameIn } = useWords(fieldWords)
  const { nameOf, translate } = useLocale()
  const languages = useLanguagesChosenFirst()
  const [target, setTarget] = useState(isGroup(entry) ? null : entry.target)
  const [labels, setLabels] = useState(props.labels)
  const [isRefused, setRefused] = useState(false)
  const isWrong = target?.kind === 'external' && !leadsSomewhere(target.address)

  function apply() {
    if (isWrong) return setRefused(true)
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
      {target && <TargetFields {...{ target, setTarget }} isWrong={isRefused && isWrong} />}
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
      {isRefused && isWrong && (
        <p className="sr" role="alert">
          {translate(messages.leadsNowhere)}
        </p>
      )}
    </FormDialog>
  )
}

type TargetFieldsProps = {
  target: LinkTarget
  setTarget: (target: LinkTarget) => void
  isWrong: boolean
}

function TargetFields({ target, setTarget, isWrong }: TargetFieldsProps) {
  const words = useWords(navigationWords)
  const { translate } = useLocale()
  const { targetName } = useEntryNames({})
  const options = targets.map((one) => ({
    id: idOf(one),
    name: one.kind === 'external' ? words.external : targetName(one),
  }))
  return (
    <>
      <SelectField
        label={words.target}
        options={options}
        value={idOf(target)}
        onChange={(id) => setTarget(targets.find((one) => idOf(one) === id) ?? target)}
      />
      {target.kind === 'external' && (
        <TextField
          label={words.address}
          dir="ltr"
          placeholder="https://"
          maxLength={navigationLimits.address}
          value={target.address}
          onChange={(address) => setTarget({ kind: 'external', address })}
          error={isWrong ? translate(messages.leadsNowhere) : undefined}
        />
      )}
    </>
  )
}

function idOf(target: LinkTarget): string {
  return target.kind === 'section' ? target.section : target.kind
}

function leadsSomewhere(address: string): boolean {
  return /^(https?|mailto|tel):/i.test(address.trim()) && URL.canParse(address.trim())
}
