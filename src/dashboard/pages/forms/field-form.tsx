import { IconPlus } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { attachmentLimits } from '../../../domain/forms/attachment.ts'
import {
  type FieldKind,
  type FieldOf as FieldOfKind,
  fieldTexts,
  type FormField,
  formLimits,
  optionTexts,
  roleOfKind,
} from '../../../domain/forms/form.ts'
import { Button } from '../../../ui/button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { newId } from '../../app/new-id.ts'
import { TextInLanguage } from '../../editor/languages/text-in-language.tsx'
import { ItemList } from '../../editor/parts/item-list.tsx'
import { PartBody } from '../../editor/parts/part-body.tsx'
import { SettingChoice } from '../../kit/fields/choices.tsx'
import { NumberField } from './number-field.tsx'
import { TermsField } from './terms-field.tsx'
import type { FieldWithRole, FieldRow } from './form-values.ts'
import styles from './forms.module.css'
import { fieldProblems, type FieldsForm } from './use-form-editor.ts'
import { formPageWords } from './words.ts'

type FieldFormProps = { row: FieldRow; form: FieldsForm }

export function FieldForm({ row: { id, field }, form }: FieldFormProps) {
  const words = useWords(formPageWords)
  const { fieldOf, revision, refusals } = form
  const change = (changed: FormField) => form.change(id, changed)
  const Settings = settingsOf[field.kind] as ComponentType<SettingsProps<FormField>>
  const label = field.kind === 'consent' ? words.consentText : words.texts.label
  return (
    <PartBody
      renderTexts={(language) => (
        <>
          <TextInLanguage
            {...fieldOf(`label:${id}`, language, label)}
            limit={fieldTexts.label}
            isLong={field.kind === 'consent'}
            wraps={field.kind !== 'consent'}
          />
          <TextInLanguage
            {...fieldOf(`help:${id}`, language, words.texts.help)}
            limit={fieldTexts.help}
            wraps
          />
        </>
      )}
      shared={
        <>
          <Switch
            isOn={field.required}
            onChange={(required) => change({ ...field, required } as FormField)}
          >
            {words.required}
          </Switch>
          <Settings
            field={field}
            problems={refusals > 0 ? fieldProblems(field) : {}}
            onChange={change}
            giveRole={(isOn) => form.giveRole(id, isOn)}
          />
        </>
      }
    >
      {'items' in field && <Options {...{ field, fieldOf, revision }} onChange={change} />}
    </PartBody>
  )
}

type SettingsProps<Field> = {
  field: Field
  problems: Record<string, string>
  onChange: (field: Field) => void
  giveRole: (isOn: boolean) => void
}

const settingsOf: { [Kind in FieldKind]: ComponentType<SettingsProps<FieldOfKind<Kind>>> } = {
  line: RoleSwitch,
  paragraph: RoleSwitch,
  email: RoleSwitch,
  phone: RoleSwitch,
  choice: NoSettings,
  choices: NoSettings,
  date: DateSettings,
  number: NumberSettings,
  consent: ConsentSettings,
  attachment: AttachmentSettings,
}

function NoSettings() {
  return null
}

type RoleSwitchProps = Pick<SettingsProps<FieldWithRole>, 'field' | 'giveRole'>

function RoleSwitch({ field, giveRole }: RoleSwitchProps) {
  const { roles } = useWords(formPageWords)
  return (
    <Switch isOn={field.role !== null} onChange={giveRole}>
      {roles[roleOfKind[field.kind]]}
    </Switch>
  )
}

function DateSettings({ field, onChange }: SettingsProps<FieldOfKind<'date'>>) {
  const words = useWords(formPageWords)
  return (
    <SettingChoice
      label={words.span}
      names={words.spans}
      chosen={field.span}
      onChoose={(span) => onChange({ ...field, span })}
    />
  )
}

function NumberSettings({ field, problems, onChange }: SettingsProps<FieldOfKind<'number'>>) {
  const words = useWords(formPageWords)
  return (
    <>
      <div className={styles.limits}>
        {(['least', 'most'] as const).map((limit) => (
          <NumberField
            key={limit}
            label={words[limit]}
            value={field[limit]}
            problem={problems[limit]}
            onChange={(value) => onChange({ ...field, [limit]: value })}
          />
        ))}
      </div>
      <Switch isOn={field.decimals} onChange={(decimals) => onChange({ ...field, decimals })}>
        {words.decimals}
      </Switch>
    </>
  )
}

function ConsentSettings({ field, onChange }: SettingsProps<FieldOfKind<'consent'>>) {
  return <TermsField page={field.page} onChange={(page) => onChange({ ...field, page })} />
}

const counts = Array.from({ length: attachmentLimits.files }, (_, before) => String(before + 1))
const countNames = Object.fromEntries(counts.map((count) => [count, count]))

function AttachmentSettings({ field, onChange }: SettingsProps<FieldOfKind<'attachment'>>) {
  const words = useWords(formPageWords)
  return (
    <SettingChoice
      label={words.mostFiles}
      names={countNames}
      chosen={String(field.most)}
      onChoose={(most) => onChange({ ...field, most: Number(most) })}
    />
  )
}

type Choosing = FieldOfKind<'choice' | 'choices'>
type OptionsProps = Pick<FieldsForm, 'fieldOf' | 'revision'> & {
  field: Choosing
  onChange: (field: FormField) => void
}

function Options({ field, fieldOf, revision, onChange }: OptionsProps) {
  const words = useWords(formPageWords)
  const { items } = field
  const change = (changed: Choosing['items']) => onChange({ ...field, items: changed } as FormField)
  return (
    <ItemList
      isCompact
      one={words.texts.option}
      {...{ items, revision }}
      onChange={change}
      renderTexts={(id, language) => (
        <TextInLanguage
          {...fieldOf(`option:${id}`, language, words.texts.option)}
          limit={optionTexts.option}
        />
      )}
      adding={
        <Button
          isDisabled={items.length >= formLimits.options}
          icon={<IconPlus size={18} aria-hidden="true" />}
          onPress={() => change([...items, { id: newId() }])}
        >
          {words.addOption}
        </Button>
      }
    />
  )
}
