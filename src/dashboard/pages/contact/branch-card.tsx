import { IconMapPin } from '@tabler/icons-react'
import { type BranchText, branchTexts, wholeWeek } from '../../../domain/contact/branch.ts'
import { mapAddress } from '../../../domain/contact/map-address.ts'
import { weekdays } from '../../../domain/contact/opening-hours.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { WeekFields } from '../../editor/hours/week-fields.tsx'
import { useTextFields } from '../../editor/languages/field-in-language.tsx'
import { LanguageColumns } from '../../editor/languages/language-columns.tsx'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { PartCard } from '../../editor/parts/part-card.tsx'
import type { ListedPart } from '../../editor/parts/part-list.tsx'
import cards from '../../editor/parts/part-list.module.css'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { branchProblems, branchWays } from './branch-problems.ts'
import styles from './contact-page.module.css'
import { CoordinatesField, OpenInMaps } from './coordinates-card.tsx'
import { useCoordinates } from './use-coordinates.ts'
import { contactWords } from './words.ts'

type BranchFormProps = { id: string; form: SectionFormState; isChecked: boolean }
type BranchCardProps = BranchFormProps & { part: ListedPart }

export function BranchCard({ part, ...props }: BranchCardProps) {
  const words = useWords(contactWords).branches
  return (
    <PartCard
      {...part}
      isNamed
      icon={IconMapPin}
      remove={words.remove(part.name)}
      marks={<NotShown {...props} />}
    >
      <BranchForm {...props} />
    </PartCard>
  )
}

function NotShown({ id, form }: BranchFormProps) {
  const words = useWords(contactWords).branches
  const { nameOf } = useLocale()
  const isGiven = (field: BranchText, code: string) => form.values[textName(`${field}:${id}`, code)]
  const missing = useLanguages().filter(
    ({ code }) => !isGiven('branch_name', code) || !isGiven('branch_address', code),
  )
  if (missing.length === 0) return null
  return (
    <ul className={cards.marks}>
      {missing.map(({ code }) => (
        <li key={code} className={cards.lacking}>
          {words.notShownIn(nameOf(code))}
        </li>
      ))}
    </ul>
  )
}

function BranchForm({ id, form, isChecked }: BranchFormProps) {
  const words = useWords(contactWords).branches
  const { translate } = useLocale()
  const fieldOf = useTextFields(form)
  const refused = form.failure?.fields ?? {}
  return (
    <div className={styles.branch}>
      <LanguageColumns>
        {(code) =>
          (Object.keys(branchTexts) as BranchText[]).map((field) => {
            const text = fieldOf(`${field}:${id}`, code, words.labels[field])
            const refusal = refused[`${field}.${id}.${code}`]
            return (
              <TextInLanguage
                key={field}
                {...text}
                error={text.error ?? (refusal && translate(refusal))}
                limit={branchTexts[field]}
              />
            )
          })
        }
      </LanguageColumns>
      <div className={styles.reached}>
        {branchWays.map((type) => (
          <WayField key={type} {...{ id, form, isChecked, type }} />
        ))}
        <Place {...{ id, form, isChecked }} />
      </div>
      <Hours {...{ id, form, isChecked }} />
    </div>
  )
}

type WayFieldProps = BranchFormProps & { type: (typeof branchWays)[number] }

function WayField({ id, form, isChecked, type }: WayFieldProps) {
  const words = useWords(contactWords).branches
  const { translate } = useLocale()
  const field = `branch_${type}` as const
  const { [field]: problem } = branchProblems(form.values, id)
  const error = (isChecked ? problem : undefined) ?? form.failure?.fields?.[`${field}.${id}`]
  return (
    <TextField
      type={type === 'email' ? 'email' : 'tel'}
      dir="ltr"
      label={words.labels[field]}
      value={form.values[`${field}:${id}`] ?? ''}
      onChange={(value) => form.set(`${field}:${id}`, value)}
      error={error && translate(error)}
    />
  )
}

function Place({ id, form, isChecked }: BranchFormProps) {
  const coordinates = useCoordinates(form, `branch_coordinates:${id}`)
  const refused = form.failure?.fields ?? {}
  const place = coordinates.coordinates
  return (
    <div>
      <CoordinatesField
        {...{ coordinates, isChecked }}
        refusal={refused[`branch_coordinates.${id}`]}
      />
      {place && <OpenInMaps href={mapAddress(place)} />}
    </div>
  )
}

function Hours({ id, form, isChecked }: BranchFormProps) {
  const words = useWords(contactWords).branches
  const name = `branch_hours:${id}` as const
  const week = wholeWeek(form.values[name] ?? {})
  return (
    <details className={styles.hours} open={form.values[name] ? true : undefined}>
      <summary>{words.labels.branch_hours}</summary>
      <WeekFields
        isChecked={isChecked}
        spansOf={(day) => week[day]}
        onChange={(day, spans) => form.set(name, { ...week, [day]: spans })}
        onChangeAll={(spans) =>
          form.set(name, wholeWeek(Object.fromEntries(weekdays.map((day) => [day, spans]))))
        }
      />
    </details>
  )
}
