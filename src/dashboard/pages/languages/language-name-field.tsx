import { useMemo } from 'react'
import { ComboBox, Input, Label, ListBox, ListBoxItem } from 'react-aria-components'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { FieldNotes } from '../../../ui/field-notes.tsx'
import { focusWhenShown } from '../../../ui/text-field.tsx'
import field from '../../../ui/text-field.module.css'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { languageWords } from './words.ts'
import { type KnownLanguage, isMeant, knownLanguages } from './known-languages.ts'
import styles from './languages.module.css'
import type { LanguageForm } from './use-language-form.ts'

type LanguageNameFieldProps = {
  form: LanguageForm
  suggestsCode: boolean
}

export function LanguageNameField({ form, suggestsCode }: LanguageNameFieldProps) {
  const words = useWords(languageWords)
  const { translate, locale } = useLocale()
  const known = useMemo(() => knownLanguages(locale), [locale])
  const { name } = form.values
  const byName = useMemo(() => new Map(known.map((language) => [language.name, language])), [known])
  const error = form.wrong.name && translate(form.wrong.name)

  function choose(code: unknown) {
    const chosen = known.find((language) => language.code === code)
    if (chosen)
      form.change(suggestsCode ? { name: chosen.name, code: chosen.code } : { name: chosen.name })
  }

  function isOffered(name: string, written: string): boolean {
    const language = byName.get(name)
    return language !== undefined && isMeant(language, written)
  }

  return (
    <ComboBox
      className={field.field}
      allowsCustomValue
      menuTrigger="input"
      defaultItems={known}
      defaultFilter={isOffered}
      inputValue={name}
      onInputChange={(name) => form.change({ name })}
      onChange={choose}
      isInvalid={error !== undefined}
    >
      <Label className={field.label}>{words.name}</Label>
      <div className={field.box}>
        <Input className={field.input} ref={focusWhenShown} autoComplete="off" />
      </div>
      <FieldNotes hint={error === undefined && words.nameHint} error={error} />
      <Popover>
        <ListBox className={menuClass} aria-label={words.suggestions}>
          {({ code, name, calledHere }: KnownLanguage) => (
            <ListBoxItem id={code} textValue={name} className={menuItemClass}>
              <bdi lang={code}>{name}</bdi>
              <span className={styles.called}>{calledHere !== name && calledHere}</span>
              <bdi className={styles.code}>{code}</bdi>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
