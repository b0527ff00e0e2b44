import { type FormEvent, useId, useState } from 'react'
import { answersIn } from '../../../domain/forms/answer.ts'
import type { ShownForm } from '../../../domain/forms/form.ts'
import { drawnForm } from '../../../domain/forms/shown-form.ts'
import { wrongAnswers } from '../../../domain/forms/wrong-answers.ts'
import {
  directionOf,
  type LanguageCode,
  productLanguageFor,
} from '../../../domain/languages/language.ts'
import { contactWords } from '../../../domain/site-words/contact-words.ts'
import { formWords } from '../../../domain/site-words/form-words.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFields } from '../../../ui/form-fields/form-fields.tsx'
import { translate } from '../../app/locale/translate.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { LanguageChoice } from '../../editor/languages/language-choice.tsx'
import { useTargets } from '../../editor/links/use-targets.ts'
import { previewWords } from '../../editor/preview/words.ts'
import { dayNow } from '../../kit/moment.ts'
import { useSiteZone } from '../../kit/use-site-zone.ts'
import { type FormValues, type SavedForm, writtenForm } from './form-values.ts'
import styles from './forms.module.css'
import { formPageWords } from './words.ts'

type FormPreviewProps = {
  saved: SavedForm
  values: FormValues
  language: LanguageCode
  onChoose: (language: LanguageCode) => void
}

export function FormPreview({ saved, values, language, onChoose }: FormPreviewProps) {
  const words = useWords(formPageWords)
  const preview = useWords(previewWords)
  const languages = useLanguagesChosenFirst()
  const form = withoutBlanks(drawnForm(writtenForm(values, saved), language))
  return (
    <section className={styles.preview} aria-label={words.preview}>
      <div className={styles.choices}>
        <LanguageChoice
          label={preview.language}
          languages={languages}
          chosen={language}
          onChoose={onChoose}
        />
        <p>{words.previewHint}</p>
      </div>
      <div className={styles.paper} lang={language} dir={directionOf(language)}>
        <TriedForm key={language} form={form} language={language} />
      </div>
    </section>
  )
}

function TriedForm({ form, language }: { form: ShownForm; language: LanguageCode }) {
  const locale = productLanguageFor(language)
  const id = useId()
  const today = dayNow(useSiteZone())
  const { pageIds, targetName } = useTargets()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isSent, setSent] = useState(false)
  const site = contactWords[locale]

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wrong = Object.entries(
      wrongAnswers(form, answersIn(form, new FormData(event.currentTarget)), today),
    )
    setErrors(Object.fromEntries(wrong.map(([field, why]) => [field, translate(locale, why)])))
    setSent(wrong.length === 0)
  }
  function correct({ target }: FormEvent<HTMLFormElement>) {
    const field = (target as HTMLElement).closest<HTMLElement>('[data-field]')?.dataset.field
    setErrors((all) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== field)))
  }

  if (isSent) {
    return (
      <>
        <output className={styles.thanks}>{form.thanks || site.contact_sent}</output>
        <Button onPress={() => setSent(false)}>{formPageWords[locale].again}</Button>
      </>
    )
  }
  return (
    <form className={styles.tried} onSubmit={send} onInput={correct} noValidate>
      {form.title && <h2>{form.title}</h2>}
      {form.lead && <p className={styles.lead}>{form.lead}</p>}
      <FormFields
        fields={form.fields}
        words={formWords[locale]}
        errors={errors}
        idOf={(field) => `${id}${field}`}
        today={today}
        termsOf={(page) =>
          pageIds.includes(page)
            ? { title: targetName({ kind: 'page', id: page }), href: `/pages/${page}` }
            : undefined
        }
      />
      <Button type="submit" look="primary">
        {form.button || site.contact_send}
      </Button>
    </form>
  )
}

function withoutBlanks(form: ShownForm): ShownForm {
  const named = <Named extends { label: string }>(one: Named) => ({
    ...one,
    label: one.label || '…',
  })
  const fields = form.fields.map((field) =>
    'options' in field ? { ...named(field), options: field.options.map(named) } : named(field),
  )
  return { ...form, fields }
}
