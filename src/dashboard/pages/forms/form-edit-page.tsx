import { IconExternalLink } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { data } from 'react-router'
import { formsApi } from '../../../api/client/forms-api.ts'
import type { FormResponse } from '../../../contract/forms.ts'
import { fieldKinds, type FormField, formLimits, formPath } from '../../../domain/forms/form.ts'
import { missingTexts } from '../../../domain/forms/shown-form.ts'
import { pathInLanguage } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { EditorPage } from '../../editor/document/editor-page.tsx'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import { useTextFields } from '../../editor/languages/field-in-language.tsx'
import { AddPart } from '../../editor/parts/add-part.tsx'
import { PartList } from '../../editor/parts/part-list.tsx'
import { itemsOf } from '../../editor/parts/part-values.ts'
import { FormAndPreview } from '../../editor/preview/form-and-preview.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { useCheckedSave } from '../../kit/forms/use-checked-save.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import type { Route } from './+types/form-edit-page.ts'
import { FieldCard, fieldTextNames } from './field-card.tsx'
import { fieldIcons } from './field-icons.ts'
import { fieldOf, fieldRows, type FormValues, writtenForm } from './form-values.ts'
import { FormTexts, SendingCard } from './form-texts.tsx'
import styles from './forms.module.css'
import { MissingCard } from './missing-card.tsx'
import { isRightTerm, SettingsCards, useSettingView } from './settings-cards.tsx'
import { useErasingSave } from './use-erasing-save.tsx'
import { type FormEditor, isRightField, useFieldsForm, useFormEditor } from './use-form-editor.ts'
import { useNamedFields } from './use-named-fields.ts'
import { formPageWords } from './words.ts'

export { writingPage as handle } from '../../app/shell/writing-page.ts'
export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = Number(params.id)
  if (!Number.isSafeInteger(id)) throw data(messages.notFound, { status: 404 })
  const found = await client(formsApi).get(id)
  if (!found.ok) throw data(found.message, { status: found.status || 503 })
  return { form: found.value.form }
}

export default function FormEditPage({ loaderData: { form } }: Route.ComponentProps) {
  return <Editor key={form.id} loaded={form} />
}

function Editor({ loaded }: { loaded: FormResponse }) {
  const words = useWords(formPageWords)
  const { translate } = useLocale()
  const form = useFormEditor(loaded)
  const [language, choose] = useState(useLanguagesChosenFirst()[0]?.code ?? '')
  const isRight =
    isRightTerm(form.values.keep_days) &&
    fieldRows(form.values).every(({ field }) => isRightField(field))
  const erasing = useErasingSave(form)
  const { ref, refusals, save } = useCheckedSave<HTMLDivElement>(isRight, erasing.save)
  const history = useMemo(() => client(formsApi).history(loaded.id), [loaded.id])
  return (
    <OwnFieldsContext value={useOwnFields(form.values)}>
      <EditorPage
        isTitled
        title={words.edit}
        form={{ ...form, save }}
        reset={null}
        history={{ calls: history, onRestored: form.reload }}
        failureTitle={translate(messages.errorWhileSaving)}
        actions={<OpenOnSite form={form} />}
      >
        {erasing.question}
        <FormAndPreview
          from={1024}
          words={words}
          preview={
            <LazyMount
              load={formPreview}
              given={{ saved: form.saved, values: form.values, language, onChoose: choose }}
            />
          }
        >
          <div ref={ref}>
            <Parts form={form} refusals={refusals} />
          </div>
        </FormAndPreview>
      </EditorPage>
    </OwnFieldsContext>
  )
}

async function formPreview() {
  return (await import('./form-preview.tsx')).FormPreview
}

function OpenOnSite({ form: { saved } }: { form: FormEditor }) {
  const words = useWords(formPageWords)
  const written = writtenForm(saved.values, saved)
  const offered = useLanguagesChosenFirst().find(
    ({ code, status }) => status === 'published' && missingTexts(written, code).length === 0,
  )
  if (!written.open || written.order.length === 0 || !offered) return null
  return (
    <LinkButton
      look="quiet"
      to={pathInLanguage(offered.code, formPath(saved.id))}
      target="_blank"
      icon={<IconExternalLink className="flip" size={18} aria-hidden="true" />}
    >
      {words.openOnSite}
    </LinkButton>
  )
}

function Parts({ form, refusals }: { form: FormEditor; refusals: number }) {
  const words = useWords(formPageWords)
  const textFieldOf = useTextFields(form)
  const fields = useFieldsForm(form, textFieldOf, refusals)
  const hasFiles = fields.rows.some(({ field }) => field.kind === 'attachment')
  const kinds = fieldKinds
    .filter((id) => id !== 'attachment' || !hasFiles)
    .map((id) => ({ id, icon: fieldIcons[id], ...words.kinds[id] }))
  return (
    <div className={styles.parts}>
      <MissingCard form={form} />
      <FormTexts form={form} fieldOf={textFieldOf} />
      <VisibilityCard form={form} />
      <PartList
        form={fields}
        words={words.fields}
        kindOf={({ field }) => words.kinds[field.kind].name}
        textNamesOf={fieldTextNames}
        isRight={({ field }) => isRightField(field)}
        renderAdding={(adding) => (
          <AddPart
            {...adding}
            {...{ kinds }}
            words={words.fields}
            isFull={fields.rows.length >= formLimits.fields}
            add={fields.add}
          />
        )}
        renderPart={(row, part) => (
          <FieldCard {...{ row, part }} form={fields} values={form.values} />
        )}
      />
      <SendingCard form={form} fieldOf={textFieldOf} />
      <SettingsCards form={form} refusals={refusals} />
    </div>
  )
}

function VisibilityCard({ form }: { form: FormEditor }) {
  const words = useWords(formPageWords)
  const { open, shown_on: shownOn } = form.values
  const isUnsaved = ['open', 'shown_on'].some((name) => form.changedNames.includes(name))
  return (
    <SideCard title={words.visibility} isUnsaved={isUnsaved}>
      <Switch isOn={open} onChange={(isOpen) => form.set('open', isOpen)}>
        {words.open}
      </Switch>
      <p className={styles.hint}>{words.openHint[open ? 'open' : 'closed']}</p>
      <Switch
        isOn={shownOn === 'products'}
        onChange={(isOn) => form.set('shown_on', isOn ? 'products' : null)}
      >
        {words.onProducts}
      </Switch>
      <p className={styles.hint}>{words.onProductsHint}</p>
    </SideCard>
  )
}

function useOwnFields(values: FormValues) {
  const words = useWords(formPageWords)
  const viewOfSetting = useSettingView(values)

  function view(name: string, value: unknown) {
    if (name.startsWith('field:') && value) return described(value as FormField)
    if (name !== 'order' || !Array.isArray(value)) return viewOfSetting(name, value)
    const kinds = value.flatMap((id) => fieldOf(values, String(id))?.kind ?? [])
    return kinds.map((kind) => words.kinds[kind].name).join(' · ') || undefined
  }
  function described(field: FormField): string {
    const { kind, required } = field
    const options = itemsOf(field).length
    return [
      words.kinds[kind].name,
      required ? words.required : words.optional,
      'role' in field && field.role && words.roles[field.role],
      options > 0 && words.options(options),
      'span' in field && `${words.span}: ${words.spans[field.span]}`,
      'least' in field && field.least !== null && `${words.least}: ${field.least}`,
      'most' in field &&
        field.most !== null &&
        `${kind === 'attachment' ? words.mostFiles : words.most}: ${field.most}`,
      'decimals' in field && field.decimals && words.decimals,
    ]
      .filter(Boolean)
      .join(' · ')
  }

  return { names: words.texts, nameOf: useNamedFields(values).nameOfValue, view }
}
