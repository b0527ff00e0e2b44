import { sectionTexts } from '../../../domain/sections/section.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { documentWords } from '../../editor/document/words.ts'
import { useTextFields } from '../../editor/languages/field-in-language.tsx'
import { LanguageGroups } from '../../editor/languages/language-groups.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import styles from './contact-page.module.css'
import { contactWords } from './words.ts'

const { whatsapp_number: numberLimit, whatsapp_greeting: greetingLimit } = sectionTexts.contactUs

export function WhatsappCard({ form }: { form: SectionFormState }) {
  const { title, hint } = useWords(contactWords).whatsapp
  const { fields } = useWords(documentWords)
  const fieldOf = useTextFields(form)
  return (
    <SideCard
      title={title}
      isUnsaved={form.changedNames.some((name) => name.startsWith('whatsapp_'))}
    >
      <p className={styles.hint}>{hint}</p>
      <LanguageGroups>
        {(code) => (
          <>
            <TextInLanguage
              {...fieldOf('whatsapp_number', code, fields.whatsapp_number)}
              limit={numberLimit}
              isPhone
            />
            <TextInLanguage
              {...fieldOf('whatsapp_greeting', code, fields.whatsapp_greeting)}
              limit={greetingLimit}
              wraps
            />
          </>
        )}
      </LanguageGroups>
    </SideCard>
  )
}
