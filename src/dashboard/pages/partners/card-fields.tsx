import type { ReactNode } from 'react'
import { cardLinkProblem } from '../../../domain/contact/contact-input.ts'
import type { SocialItem } from '../../../domain/contact/contact.ts'
import { cardLinks } from '../../../domain/partners/card-links.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { smallestAddress } from '../../../domain/media/media.ts'
import { messages } from '../../../domain/messages.ts'
import {
  type CardField,
  cardTextLimits,
  isBlankCard,
} from '../../../domain/partners/partner-card.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { Button } from '../../../ui/button.tsx'
import { FileImage } from '../../../ui/file-image.tsx'
import { ContactGroup } from '../../editor/contact-rows/contact-group.tsx'
import { ContactPreview } from '../../editor/contact-rows/contact-preview.tsx'
import { currentPicture } from '../../editor/cover/cover-change.ts'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { documentWords } from '../../editor/document/words.ts'
import { partnerWords } from './words.ts'
import { CardPreview } from './card-preview.tsx'
import { cardText, contactsOf, linksIn, valuesIn } from './card-values.ts'
import type { CardFormState } from './use-card-form.ts'
import { useTextFields } from '../../editor/languages/field-in-language.tsx'
import { useContactRows } from '../../editor/contact-rows/contact-rows.ts'
import styles from './card-dialog.module.css'

type CardFieldsProps = { form: CardFormState; language: LanguageCode; isChecked: boolean }

export function CardFields({ form, language, isChecked }: CardFieldsProps) {
  const editing = useWords(documentWords)
  const words = useWords(partnerWords)
  const { translate } = useLocale()
  const fieldOf = useTextFields(form)
  const text = cardText(form.values, language)
  const missing = form.missingIn(language)
  const isFirst = language === form.codes[0]

  function fieldIn(name: CardField) {
    const field = fieldOf(name, language, editing.fields[name])
    const isMissing = isChecked && missing.includes(name)
    const error = isMissing ? translate(messages.fieldRequired) : field.error
    return { ...field, error, limit: cardTextLimits[name] }
  }

  const texts: Record<CardField, ReactNode> = {
    name: <TextInLanguage {...fieldIn('name')} isFocused={isFirst && form.saved.id === null} />,
    description: <TextInLanguage {...fieldIn('description')} isLong />,
    phone_number: (
      <TextInLanguage {...fieldIn('phone_number')} isPhone>
        {text.phone_number && <ContactPreview item={{ type: 'phone', value: text.phone_number }} />}
      </TextInLanguage>
    ),
  }

  return (
    <>
      <CopyAll form={form} language={language} />
      {texts.name}
      {texts.description}
      {texts.phone_number}
      <CardLinks form={form} language={language} isChecked={isChecked} />
      {text.name && (
        <section className={styles.preview} aria-label={words.preview}>
          <h3>{words.preview}</h3>
          <CardPreview text={text} language={language} logo={logoOf(form)} />
        </section>
      )}
    </>
  )
}

function logoOf({ saved, values: { logo } }: CardFormState): ReactNode {
  if (logo instanceof File) return <FileImage file={logo} alt="" />
  const current = currentPicture(logo, saved.logo)
  return current && <img src={smallestAddress(current)} alt="" />
}

function CardLinks({ form, language, isChecked }: CardFieldsProps) {
  const { translate } = useLocale()
  const name = textName('contacts', language)
  const refused = Object.entries(form.failure?.fields ?? {})
  const [, refusal] = refused.find(([field]) => field.startsWith(name)) ?? []
  const links = useContactRows({
    items: cardLinks(linksIn(form.values, language)),
    revision: form.saved.revision,
    problemOf: (link) => cardLinkProblem(link as SocialItem),
    ordered: (links) => cardLinks(contactsOf(links)),
    onChange: (links) => form.set(name, contactsOf(links)),
  })
  return (
    <>
      <ContactGroup kind="link" contacts={links} isChecked={isChecked} isOrdered={false} />
      {refusal && <p className={styles.refusal}>{translate(refusal)}</p>}
    </>
  )
}

function CopyAll({ form, language }: Omit<CardFieldsProps, 'isChecked'>) {
  const words = useWords(partnerWords)
  const { nameOf } = useLocale()
  const { values, codes, change } = form
  const source = codes.find((code) => !isBlankCard(cardText(values, code)))
  if (!source || !isBlankCard(cardText(values, language))) return null
  const copy = valuesIn(language, cardText(values, source))
  return (
    <p>
      <Button look="quiet" onPress={() => change((now) => ({ ...now, ...copy }))}>
        {words.copyAll(nameOf(source))}
      </Button>
    </p>
  )
}
