import { keepDaysRange } from '../../../domain/contact/retention.ts'
import { textName } from '../../../domain/documents/revision.ts'
import {
  type FormField,
  type FormPlace,
  type FormRecipient,
  type Guard,
  guards,
} from '../../../domain/forms/form.ts'
import { messages } from '../../../domain/messages.ts'
import { westernDigits } from '../../../domain/text/characters.ts'
import { isolated } from '../../../ui/isolated.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst, useShellData } from '../../app/shell/use-shell-data.ts'
import { linkWords } from '../../editor/links/words.ts'
import { itemsOf } from '../../editor/parts/part-values.ts'
import { SegmentedChoice, SettingChoice } from '../../kit/fields/choices.tsx'
import { KeepDaysField } from '../../kit/fields/keep-days-field.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { retentionWords } from '../../kit/retention-words.ts'
import { fieldOf, fieldRows, type FormValues } from './form-values.ts'
import styles from './forms.module.css'
import { RecipientsField, useRecipientName, useTold } from './recipients-field.tsx'
import { formSettingsWords } from './settings-words.ts'
import type { FormEditor } from './use-form-editor.ts'
import { formPageWords } from './words.ts'

type CardProps = { form: FormEditor; isReadOnly: boolean }

export function SettingsCards({ form, refusals }: { form: FormEditor; refusals: number }) {
  const isReadOnly = useShellData()?.user.role_name !== 'admin'
  return (
    <>
      <ToldCard {...{ form, isReadOnly }} />
      <KeepCard {...{ form, isReadOnly, refusals }} />
      <CopyCard {...{ form, isReadOnly }} />
      <GuardCard form={form} />
    </>
  )
}

function ToldCard({ form, isReadOnly }: CardProps) {
  const { told: words, topic, byAdministrators } = useWords(formSettingsWords)
  const { values, changedNames } = form
  const names = useNames(values)
  const told = useTold()
  const isUnsaved = ['recipients', 'route_field', 'routes'].some((name) =>
    changedNames.includes(name),
  )
  const choices = fieldRows(values).filter(({ field }) => field.kind === 'choice')
  const choice = fieldOf(values, values.route_field ?? '')
  const noTopic = ''
  const chosen = choice ? (values.route_field ?? noTopic) : noTopic
  return (
    <SideCard title={words.title} isUnsaved={isUnsaved}>
      <p className={styles.hint}>{told?.mail === false ? words.noMail : words.hint}</p>
      <RecipientsField
        label={words.title}
        none={words.none}
        chosen={values.recipients}
        isReadOnly={isReadOnly}
        onChange={(recipients) => form.set('recipients', recipients)}
      />
      {!isReadOnly && choices.length > 0 && (
        <SelectField
          label={topic.label}
          hint={topic.hint}
          options={[
            { id: noTopic, name: topic.none },
            ...choices.map(({ id, field }) => ({ id, name: names.ofField(id, field) })),
          ]}
          value={chosen}
          onChange={(id) => form.set('route_field', id || null)}
        />
      )}
      {choice &&
        itemsOf(choice).map(({ id }) => (
          <div key={id}>
            <h3 className={styles.option}>{topic.of(names.ofOption(id))}</h3>
            <RecipientsField
              label={topic.of(names.ofOption(id))}
              none={topic.likeForm}
              chosen={values.routes[id] ?? []}
              isReadOnly={isReadOnly}
              onChange={(some) => form.set('routes', { ...values.routes, [id]: some })}
            />
          </div>
        ))}
      {isReadOnly && <p className={styles.hint}>{byAdministrators}</p>}
    </SideCard>
  )
}

const usualDays = 180

function KeepCard({ form, isReadOnly, refusals }: CardProps & { refusals: number }) {
  const { keep: words, byAdministrators } = useWords(formSettingsWords)
  const retention = useWords(retentionWords)
  const { translate } = useLocale()
  const { keep_days: days } = form.values
  const isWrong = refusals > 0 && !isRightTerm(days)
  return (
    <SideCard title={words.title} isUnsaved={form.changedNames.includes('keep_days')}>
      {isReadOnly ? (
        <p>{days === null ? words.likeAll : retention.after(days)}</p>
      ) : (
        <SettingChoice
          label={words.choice}
          names={{ likeAll: words.likeAll, own: words.own }}
          chosen={days === null ? 'likeAll' : 'own'}
          onChoose={(key) => form.set('keep_days', key === 'own' ? usualDays : null)}
        />
      )}
      {!isReadOnly && days !== null && (
        <KeepDaysField
          value={days === 0 ? '' : String(days)}
          onChange={(text) => form.set('keep_days', daysIn(text))}
          error={isWrong ? translate(messages.numberInvalid) : undefined}
        />
      )}
      <p className={styles.hint}>{words.hint}</p>
      {isReadOnly && <p className={styles.hint}>{byAdministrators}</p>}
    </SideCard>
  )
}

function daysIn(text: string): number {
  return Number(westernDigits(text).replace(/\D/g, '').slice(0, 4))
}

export function isRightTerm(days: number | null): boolean {
  return days === null || (days >= keepDaysRange.min && days <= keepDaysRange.max)
}

function CopyCard({ form, isReadOnly }: CardProps) {
  const { copy: words, byAdministrators } = useWords(formSettingsWords)
  const { values, set, changedNames } = form
  const told = useTold()
  const hasAddress = fieldRows(values).some(
    ({ field }) => field.kind === 'email' && field.role !== null,
  )
  const hint = hasAddress ? words.hint : words.noAddress
  return (
    <SideCard title={words.title} isUnsaved={changedNames.includes('copy')}>
      {isReadOnly ? (
        <p>{values.copy ? words.on : words.off}</p>
      ) : (
        <Switch isOn={values.copy} onChange={(isOn) => set('copy', isOn)}>
          {words.label}
        </Switch>
      )}
      <p className={styles.hint}>{told?.mail === false ? words.noMail : hint}</p>
      {isReadOnly && <p className={styles.hint}>{byAdministrators}</p>}
    </SideCard>
  )
}

function GuardCard({ form }: { form: FormEditor }) {
  const { guard: words } = useWords(formSettingsWords)
  const { guard } = form.values
  return (
    <SideCard title={words.title} isUnsaved={form.changedNames.includes('guard')}>
      <SegmentedChoice
        label={words.title}
        options={guards.map((key) => ({ key, name: words.names[key] }))}
        chosen={guard}
        onChoose={(chosen) => form.set('guard', chosen)}
      />
      <p className={styles.hint}>{words.hints[guard]}</p>
    </SideCard>
  )
}

export function useSettingView(values: FormValues) {
  const { guard } = useWords(formSettingsWords)
  const { navigation: places } = useWords(linkWords)
  const retention = useWords(retentionWords)
  const names = useNames(values)
  const nameOf = useRecipientName()
  const listed = (all: FormRecipient[]) => all.map((one) => isolated(nameOf(one))).join(' · ')

  return function view(name: string, value: unknown): string | undefined {
    if (!value) return undefined
    if (name === 'recipients') return listed(value as FormRecipient[])
    if (name === 'shown_on') return places[value as FormPlace]
    if (name === 'guard') return guard.names[value as Guard]
    if (name === 'keep_days') return retention.after(value as number)
    if (name === 'route_field') {
      const field = fieldOf(values, value as string)
      return field ? names.ofField(value as string, field) : undefined
    }
    if (name !== 'routes') return undefined
    const routes = Object.entries(value as Record<string, FormRecipient[]>)
    return routes.map(([id, all]) => `${names.ofOption(id)}: ${listed(all)}`).join('\n')
  }
}

function useNames(values: FormValues) {
  const { kinds, texts } = useWords(formPageWords)
  const codes = useLanguagesChosenFirst().map(({ code }) => code)
  const written = (name: string) => codes.map((code) => values[textName(name, code)]).find(Boolean)
  return {
    ofField: (id: string, field: FormField) => written(`label:${id}`) ?? kinds[field.kind].name,
    ofOption: (id: string) => written(`option:${id}`) ?? texts.option,
  }
}
