import { westernDigits } from '../../../domain/text/characters.ts'
import { messages } from '../../../domain/messages.ts'
import { organisationKinds } from '../../../domain/contact/organisation.ts'
import { isYear } from '../../../domain/contact/organisation-input.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import cards from '../../kit/cards.module.css'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { identityWords } from './words.ts'

type OrganisationCardProps = { form: SectionFormState; isChecked: boolean }

export function OrganisationCard({ form, isChecked }: OrganisationCardProps) {
  const words = useWords(identityWords)
  const { translate } = useLocale()
  const { kind, founded = null } = form.values
  const [standard] = organisationKinds
  return (
    <SideCard
      title={words.organisation}
      isUnsaved={['kind', 'founded'].some((name) => form.changedNames.includes(name))}
    >
      <p className={cards.hint}>{words.organisationHint}</p>
      <SelectField
        label={words.kind}
        options={organisationKinds.map((id) => ({ id, name: words.kinds[id] }))}
        value={kind ?? standard}
        onChange={(chosen) => form.set('kind', chosen === standard ? null : chosen)}
      />
      <TextField
        label={words.founded}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={String(founded ?? '')}
        onChange={(written) => form.set('founded', yearIn(written))}
        error={isChecked && !isYear(founded) ? translate(messages.yearInvalid) : undefined}
      />
    </SideCard>
  )
}

function yearIn(written: string): number | null {
  return Number(westernDigits(written).replace(/\D/g, '').slice(0, 4)) || null
}
