import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { loadSection } from '../../editor/sections/section-page.tsx'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'
import cards from '../../kit/cards.module.css'
import { SideCard } from '../../kit/fields/side-card.tsx'
import type { Route } from './+types/settings-page.ts'
import { SeoEditor } from './seo-editor.tsx'
import { seoWords } from './words.ts'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-page.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('seo')
}

const proofs = ['google_proof', 'bing_proof'] as const

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { fields, settings: words } = useWords(seoWords)
  const { translate } = useLocale()
  const form = useSectionForm('seo', loaderData)
  const { changedNames, values } = form
  const refused = form.failure?.fields ?? {}
  return (
    <SeoEditor form={form}>
      <div className={cards.cards}>
        <SideCard title={words.addresses} isUnsaved={changedNames.includes('readable_addresses')}>
          <Switch
            isOn={values.readable_addresses === true}
            onChange={(isOn) => form.set('readable_addresses', isOn || null)}
          >
            {fields.readable_addresses}
          </Switch>
          <p className={cards.hint}>{words.addressesHint}</p>
        </SideCard>
        <SideCard title={words.visibility} isUnsaved={changedNames.includes('not_yet')}>
          <Switch
            isOn={values.not_yet === true}
            onChange={(isOn) => form.set('not_yet', isOn || null)}
          >
            {fields.not_yet}
          </Switch>
          <p className={cards.hint}>{words.notYetHint}</p>
        </SideCard>
        <SideCard
          title={words.proofs}
          isUnsaved={proofs.some((name) => changedNames.includes(name))}
        >
          <p className={cards.hint}>{words.proofsHint}</p>
          {proofs.map((name) => (
            <TextField
              key={name}
              label={fields[name]}
              dir="ltr"
              autoComplete="off"
              spellCheck="false"
              value={values[name] ?? ''}
              onChange={(code) => form.set(name, code || null)}
              error={refused[name] && translate(refused[name])}
            />
          ))}
        </SideCard>
      </div>
    </SeoEditor>
  )
}
