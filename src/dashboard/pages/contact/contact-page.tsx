import { Fragment } from 'react'
import { Link } from 'react-router'
import { weekdayName, weekdaysIn } from '../../../domain/contact/opening-hours.ts'
import type { Coordinates } from '../../../domain/contact/coordinates.ts'
import { MapPoint } from '../../editor/document/value-view.tsx'
import type { SectionValues } from '../../editor/sections/section-values.ts'
import { neededTexts } from '../../../domain/sections/section.ts'
import { contactProblem } from '../../../domain/contact/contact-input.ts'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import { useTargets } from '../../editor/links/use-targets.ts'
import type { LinkTarget } from '../../../domain/navigation/navigation.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { useCheckedSave } from '../../kit/forms/use-checked-save.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { contactWords } from './words.ts'
import { loadSection } from '../../editor/sections/section-page.tsx'
import { SectionEditor } from '../../editor/sections/section-editor.tsx'
import { type SectionFormState, useSectionForm } from '../../editor/sections/use-section-form.ts'
import type { Route } from './+types/contact-page.ts'
import { ContactGroup } from '../../editor/contact-rows/contact-group.tsx'
import { rowKinds, useContactRows } from '../../editor/contact-rows/contact-rows.ts'
import { CoordinatesCard } from './coordinates-card.tsx'
import { useCoordinates } from './use-coordinates.ts'
import { AnnouncementCard, isLinkRight } from './announcement-card.tsx'
import { Spans } from '../../editor/hours/week-fields.tsx'
import { hourWords } from '../../editor/hours/words.ts'
import { partsOfName, wholeWeek } from '../../../domain/contact/branch.ts'
import { BranchesCard } from './branches-card.tsx'
import { areBranchesRight } from './branch-problems.ts'
import { useBranchNames } from './use-branch-names.ts'
import { WhatsappCard } from './whatsapp-card.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useFormName, useKnownForms } from '../../editor/forms/known-forms.ts'
import { shellWords } from '../../app/shell/words.ts'
import styles from './contact-page.module.css'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-page.tsx'

export function clientLoader() {
  return loadSection('contactUs')
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(contactWords)
  const { translate } = useLocale()
  const form = useSectionForm('contactUs', loaderData)
  const contacts = useContactRows({
    items: form.values.contacts ?? [],
    revision: form.saved.revision,
    problemOf: contactProblem,
    refusalOf: (index) => form.failure?.fields?.[`contacts.${index}.value`],
    onChange: (items) => form.set('contacts', items),
  })
  const coordinates = useCoordinates(form, 'map_coordinates')
  const { ref, refusals, save } = useCheckedSave<HTMLDivElement>(
    contacts.isRight &&
      coordinates.isRight &&
      isLinkRight(form.values) &&
      areBranchesRight(form.values),
    form.save,
  )
  const isUnsaved = (name: string) => form.changedNames.includes(name)
  const isChecked = refusals > 0
  const refused = form.failure?.fields

  return (
    <OwnFieldsContext value={useContactFields(form.values)}>
      <SectionEditor section="contactUs" form={{ ...form, save }} texts={neededTexts('contactUs')}>
        <div ref={ref} className={styles.parts}>
          <div className={styles.parts}>
            <SideCard
              title={words.title}
              isUnsaved={isUnsaved('contacts')}
              problem={refused?.contacts && translate(refused.contacts)}
            >
              {rowKinds.map((kind) => (
                <ContactGroup key={kind} kind={kind} contacts={contacts} isChecked={isChecked} />
              ))}
            </SideCard>
            <WhatsappCard form={form} />
          </div>
          <div className={styles.parts}>
            <CoordinatesCard
              coordinates={coordinates}
              isUnsaved={isUnsaved('map_coordinates')}
              isChecked={isChecked}
              refusal={refused?.map_coordinates}
            />
            <OfferCard form={form} />
            <AnnouncementCard form={form} isChecked={isChecked} />
          </div>
          <div className={styles.wide}>
            <BranchesCard form={form} refusals={refusals} />
          </div>
        </div>
      </SectionEditor>
    </OwnFieldsContext>
  )
}

function useContactFields(values: SectionValues) {
  const { targetName } = useTargets()
  const nameOf = useBranchNames(values)
  return {
    names: useWords(contactWords).branches.fields,
    view(field: string, value: unknown) {
      if (field === 'shown_form' && value) return targetName({ kind: 'form', id: value as number })
      if (field === 'branches') return ((value ?? []) as string[]).map(nameOf).join(' · ')
      const { field: ofBranch } = partsOfName(field) ?? {}
      if (value && ofBranch === 'branch_hours') return <WeekView hours={value} />
      if (value && ofBranch === 'branch_coordinates')
        return <MapPoint point={value as Coordinates} />
      if (!value || !field.startsWith('announcement_') || field === 'announcement_text') return
      if (field === 'announcement_link') return targetName(value as LinkTarget)
      return <bdi dir="ltr">{String(value).replace('T', ' ')}</bdi>
    },
  }
}

function WeekView({ hours }: { hours: object }) {
  const { closed } = useWords(hourWords)
  const { locale } = useLocale()
  const week = wholeWeek(hours)
  return weekdaysIn(locale).map((day) => (
    <Fragment key={day}>
      {weekdayName(locale, day)}: {week[day].length > 0 ? <Spans spans={week[day]} /> : closed}
      <br />
    </Fragment>
  ))
}

const own = ''

function OfferCard({ form }: { form: SectionFormState }) {
  const words = useWords(contactWords)
  const shell = useWords(shellWords)
  const nameOf = useFormName()
  const forms = useKnownForms()
  const { title, offer, inbox, ...shown } = words.form
  const { contact_form: isOffered = false, shown_form: id } = form.values
  const chosen = forms?.find((one) => one.id === id)
  const isUnsaved = ['contact_form', 'shown_form'].some((name) => form.changedNames.includes(name))
  return (
    <SideCard title={title} isUnsaved={isUnsaved}>
      <Switch isOn={isOffered} onChange={(isOn) => form.set('contact_form', isOn)}>
        {offer}
      </Switch>
      {isOffered && forms && forms.length > 0 && (
        <SelectField
          label={shown.shown}
          hint={chosen && shown.shownHint}
          options={[
            { id: own, name: shown.own },
            ...forms.map((one) => ({ id: String(one.id), name: nameOf(one) })),
          ]}
          value={chosen ? String(chosen.id) : own}
          onChange={(name) => form.set('shown_form', name === own ? null : Number(name))}
        />
      )}
      <p className={styles.hint}>
        {inbox} <Link to="/dashboard/inbox">{shell.pages.inbox}</Link>.
      </p>
    </SideCard>
  )
}
