import type { AnnouncementSetting } from '../../../domain/contact/own-announcement.ts'
import { sectionTexts } from '../../../domain/sections/section.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { documentWords } from '../../editor/document/words.ts'
import { useTextFields } from '../../editor/languages/field-in-language.tsx'
import { LanguageGroups } from '../../editor/languages/language-groups.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { targetProblem } from '../../editor/links/link-targets.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import type { SectionValues } from '../../editor/sections/section-values.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { zoneName } from '../../kit/moment.ts'
import { useSiteZone } from '../../kit/use-site-zone.ts'
import styles from './contact-page.module.css'
import { contactWords } from './words.ts'

type AnnouncementCardProps = { form: SectionFormState; isChecked: boolean }

export function AnnouncementCard({ form, isChecked }: AnnouncementCardProps) {
  const words = useWords(contactWords).announcement
  const { fields } = useWords(documentWords)
  const { locale } = useLocale()
  const fieldOf = useTextFields(form)
  const { announcement_link: link = null } = form.values
  return (
    <SideCard
      title={words.title}
      isUnsaved={form.changedNames.some((name) => name.startsWith('announcement_'))}
    >
      <p className={styles.hint}>{words.hint}</p>
      <LanguageGroups>
        {(code) => (
          <TextInLanguage
            {...fieldOf('announcement_text', code, fields.announcement_text)}
            limit={sectionTexts.contactUs.announcement_text}
            wraps
          />
        )}
      </LanguageGroups>
      <LazyMount
        load={linkFields}
        given={{
          none: words.none,
          target: link,
          isWrong: isChecked && !isLinkRight(form.values),
          onChange: (target) => form.set('announcement_link', target),
        }}
      />
      <div className={styles.moments}>
        <MomentField form={form} name="announcement_from" label={fields.announcement_from} />
        <MomentField form={form} name="announcement_until" label={fields.announcement_until} />
      </div>
      <p className={styles.hint}>{words.zone(zoneName(locale, useSiteZone()))}</p>
    </SideCard>
  )
}

async function linkFields() {
  return (await import('../../editor/links/link-fields.tsx')).LinkFields
}

export function isLinkRight({ announcement_link: link }: SectionValues): boolean {
  return !link || targetProblem(link) === undefined
}

type MomentFieldProps = {
  form: SectionFormState
  name: Exclude<AnnouncementSetting, 'announcement_link'>
  label: string
}

function MomentField({ form, name, label }: MomentFieldProps) {
  const { translate } = useLocale()
  const refusal = form.failure?.fields?.[name]
  return (
    <TextField
      label={label}
      type="datetime-local"
      dir="ltr"
      value={form.values[name] ?? ''}
      onChange={(at) => form.set(name, at || null)}
      error={refusal && translate(refusal)}
    />
  )
}
