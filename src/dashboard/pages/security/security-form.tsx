import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { SecurityResponse } from '../../../contract/security.ts'
import { messages } from '../../../domain/messages.ts'
import { secondFactorGroups } from '../../../domain/people/security.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { securityApi } from '../../../api/client/security-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import cards from '../../kit/cards.module.css'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { LeaveGuard } from '../../kit/forms/leave-guard.tsx'
import { Form } from '../../kit/forms/form.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import styles from './security.module.css'
import { useIdleTime } from '../../kit/security/use-idle-time.ts'
import { securityWords } from '../../kit/security/words.ts'

export function SecurityForm({ saved }: { saved: SecurityResponse }) {
  const words = useWords(securityWords)
  const common = useWords(commonWords)
  const { translate } = useLocale()
  const { values, changes, set, wrong, failure, isSaving, isDirty, save } = useSecurity(saved)
  return (
    <Form className={styles.form} wrong={wrong} isSaving={isSaving} onSubmit={save}>
      <p className={styles.introduction}>{words.introduction}</p>
      {failure && <FormAlert title={translate(failure.message)} />}
      <div className={cards.cards}>
        <SideCard title={words.secondStep} isUnsaved={'second_factor_for' in changes}>
          <SelectField
            label={words.group}
            options={secondFactorGroups.map((id) => ({ id, name: words.groups[id] }))}
            value={values.second_factor_for}
            onChange={(group) => set({ second_factor_for: group })}
            hint={words.groupHint}
            error={wrong.second_factor_for && translate(wrong.second_factor_for)}
          />
        </SideCard>
        <SideCard title={words.passwords} isUnsaved={'strong_passwords' in changes}>
          <Switch
            isOn={values.strong_passwords}
            onChange={(isOn) => set({ strong_passwords: isOn })}
          >
            {words.strongPasswords}
          </Switch>
          <p className={cards.hint}>{words.strongHint}</p>
        </SideCard>
        <SideCard title={words.sessions} isUnsaved={'idle_minutes' in changes}>
          <IdleField
            minutes={values.idle_minutes}
            onChange={(minutes) => set({ idle_minutes: minutes })}
          />
        </SideCard>
      </div>
      <Button type="submit" look="primary" isPending={isSaving}>
        {isSaving ? common.actions.saving : common.actions.save}
      </Button>
      <LeaveGuard isDirty={isDirty} />
    </Form>
  )
}

const offered = [15, 30, 60, 120, 240]
const never = 'never'

type IdleFieldProps = { minutes: number | null; onChange: (minutes: number | null) => void }

function IdleField({ minutes, onChange }: IdleFieldProps) {
  const words = useWords(securityWords)
  const others = minutes === null || offered.includes(minutes) ? [] : [minutes]
  const nameOf = useIdleTime()
  return (
    <SelectField
      label={words.idle}
      options={[
        { id: never, name: nameOf(null) },
        ...[...offered, ...others]
          .toSorted((one, other) => one - other)
          .map((count) => ({ id: String(count), name: nameOf(count) })),
      ]}
      value={minutes === null ? never : String(minutes)}
      onChange={(id) => onChange(id === never ? null : Number(id))}
      hint={words.idleHint}
    />
  )
}

function useSecurity(saved: SecurityResponse) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<Partial<SecurityResponse>>({})
  const { refuse, send, ...sending } = useSubmission()
  const changes = changed(saved, edited)
  const isDirty = Object.keys(changes).length > 0

  async function save() {
    refuse({})
    if (!isDirty) return showToast('info', messages.noChanges)
    if (!(await send(() => client(securityApi).change(changes)))) return
    await revalidate()
    setEdited({})
    showToast('success', messages.accomplished)
  }

  return {
    values: { ...saved, ...edited },
    changes,
    set: (values: Partial<SecurityResponse>) => setEdited((now) => ({ ...now, ...values })),
    ...sending,
    isDirty,
    save: () => void save(),
  }
}

function changed(saved: SecurityResponse, edited: Partial<SecurityResponse>) {
  const entries = Object.entries(edited) as [keyof SecurityResponse, unknown][]
  const differing = entries.filter(([name, value]) => saved[name] !== value)
  return Object.fromEntries(differing) as Partial<SecurityResponse>
}
