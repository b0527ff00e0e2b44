import { CoverField } from '../../editor/cover/cover-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import { coverWords } from '../../editor/cover/words.ts'
import { Spans, WeekFields } from '../../editor/hours/week-fields.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { hourWords } from '../../editor/hours/words.ts'
import { IdentityPreview } from './identity-preview.tsx'
import { OrganisationCard } from './organisation-card.tsx'
import { identityWords } from './words.ts'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { useFreshShell } from '../../app/shell/use-shell-data.ts'
import type { Route } from './+types/identity-page.ts'
import { loadSection } from '../../editor/sections/section-page.tsx'
import { SectionEditor } from '../../editor/sections/section-editor.tsx'
import { type SectionFormState, useSectionForm } from '../../editor/sections/use-section-form.ts'
import { type Span, weekdayName, weekdays } from '../../../domain/contact/opening-hours.ts'
import { hoursSetting, type OrganisationKind } from '../../../domain/contact/organisation.ts'
import { hoursProblems, isYear } from '../../../domain/contact/organisation-input.ts'
import { useCheckedSave } from '../../kit/forms/use-checked-save.ts'
import { useMemo } from 'react'
import styles from './identity-page.module.css'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-page.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('identity')
}

export default function IdentityPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(identityWords)
  const { logo, logoDark, icon } = useWords(coverWords)
  const form = useSectionForm('identity', loaderData)
  const { pictures } = form.saved
  const { ref, isChecked, save } = useOrganisationCheck(form)
  useFreshShell(loaderData.revision, form.saved.revision)
  return (
    <OwnFieldsContext value={useOrganisationFields()}>
      <SectionEditor
        section="identity"
        form={{ ...form, save }}
        above={
          <IdentityPreview values={form.values} picture={form.saved.picture} pictures={pictures} />
        }
      >
        <div className={styles.pictures}>
          <CoverField
            words={logo}
            stored={form.saved.picture}
            change={form.values.logo ?? null}
            onChange={(chosen) => form.set('logo', chosen)}
          >
            <p className={styles.hint}>{words.logoHint}</p>
          </CoverField>
          <CoverField
            words={logoDark}
            stored={pictures?.logo_dark ?? null}
            change={form.values.logo_dark ?? null}
            onChange={(chosen) => form.set('logo_dark', chosen)}
          >
            <p className={styles.hint}>{words.logoDarkHint}</p>
          </CoverField>
          <CoverField
            words={icon}
            stored={pictures?.icon ?? null}
            change={form.values.icon ?? null}
            onChange={(chosen) => form.set('icon', chosen)}
          >
            <p className={styles.hint}>{words.iconHint}</p>
          </CoverField>
        </div>
        <div ref={ref} className={styles.organisation}>
          <OrganisationCard form={form} isChecked={isChecked} />
          <HoursCard form={form} isChecked={isChecked} />
        </div>
      </SectionEditor>
    </OwnFieldsContext>
  )
}

function useOrganisationCheck({ values, save: send }: SectionFormState) {
  const hours = weekdays.map((day) => values[hoursSetting(day)] ?? [])
  const isRight =
    isYear(values.founded ?? null) &&
    hours.every((spans) => Object.keys(hoursProblems(spans)).length === 0)
  const { ref, refusals, save } = useCheckedSave<HTMLDivElement>(isRight, send)
  return { ref, isChecked: refusals > 0, save }
}

function useOrganisationFields() {
  const words = useWords(identityWords)
  const { closed, hoursOf } = useWords(hourWords)
  const { locale } = useLocale()
  return useMemo(() => {
    const hours = weekdays.map((day) => [hoursSetting(day), hoursOf(weekdayName(locale, day))])
    return {
      names: { kind: words.kind, founded: words.founded, ...Object.fromEntries(hours) },
      view: (field: string, value: unknown) => {
        if (field === 'kind') return words.kinds[(value ?? 'Organization') as OrganisationKind]
        if (field === 'founded' && value) return String(value)
        if (!field.startsWith('hours_') || field === 'hours_note') return undefined
        const spans = (value ?? []) as Span[]
        return spans.length > 0 ? <Spans spans={spans} /> : closed
      },
    }
  }, [words, closed, hoursOf, locale])
}

type HoursCardProps = { form: SectionFormState; isChecked: boolean }

function HoursCard({ form, isChecked }: HoursCardProps) {
  const words = useWords(identityWords)
  return (
    <SideCard
      title={words.hours}
      isUnsaved={form.changedNames.some((name) => /^hours_(?!note)/.test(name))}
    >
      <p className={styles.hint}>{words.hoursHint}</p>
      <WeekFields
        isChecked={isChecked}
        spansOf={(day) => form.values[hoursSetting(day)] ?? []}
        onChange={(day, spans) => form.set(hoursSetting(day), spans)}
        onChangeAll={(spans) => {
          for (const day of weekdays) form.set(hoursSetting(day), spans)
        }}
      />
    </SideCard>
  )
}
