import { useState } from 'react'
import { publishingApi } from '../../../api/client/publishing-api.ts'
import type { PublishingResponse } from '../../../contract/publishing.ts'
import { ruleNames } from '../../../domain/articles/publishing-rule.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { showToast } from '../../app/toast-queue.ts'
import { SegmentedChoice } from '../../kit/fields/choices.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { publishingRuleWords } from '../../kit/publishing-rule-words.ts'
import { type LoadedPublishing, PublishingCard } from './publishing-card.tsx'
import styles from './languages.module.css'

export function PublishingRuleCard({ loaded, onChanged }: LoadedPublishing) {
  return (
    <PublishingCard words={useWords(publishingRuleWords)} loaded={loaded}>
      {loaded?.ok && <Rule publishing={loaded.value} onChanged={onChanged} />}
    </PublishingCard>
  )
}

type PublishingProps = {
  publishing: PublishingResponse
  onChanged: LoadedPublishing['onChanged']
}

function Rule({ publishing, onChanged }: PublishingProps) {
  const words = useWords(publishingRuleWords)
  const { actions } = useWords(commonWords)
  const { nameOf } = useLocale()
  const known = useLanguages().map(({ code }) => code)
  const [rule, setRule] = useState(publishing.rule)
  const [languages, setLanguages] = useState(publishing.languages)
  const { isSaving, send } = useSubmission()
  const chosen = known.filter((code) => languages.includes(code))
  const isChanged =
    rule !== publishing.rule ||
    known.some((code) => isIn(chosen, code) !== isIn(publishing.languages, code))
  const isUnclear = rule !== 'none' && chosen.length === 0

  async function save() {
    const changed = await send(() => client(publishingApi).change({ rule, languages: chosen }))
    if (!changed) return
    onChanged(changed.publishing)
    showToast('success', changed.message)
  }

  return (
    <>
      <SegmentedChoice
        label={words.title}
        options={ruleNames.map((key) => ({ key, name: words.rules[key] }))}
        chosen={rule}
        onChoose={(chosen) => {
          setRule(chosen)
          if (languages.length === 0) setLanguages(known)
        }}
      />
      <p>{words.means[rule]}</p>
      {rule !== 'none' && (
        <fieldset className={styles.ruled}>
          <legend>{words.languages}</legend>
          {known.map((code) => (
            <Checkbox
              key={code}
              label={nameOf(code)}
              isChecked={isIn(languages, code)}
              onChange={(isChosen) =>
                setLanguages(
                  isChosen ? [...languages, code] : languages.filter((other) => other !== code),
                )
              }
            />
          ))}
        </fieldset>
      )}
      <Button
        look="primary"
        isDisabled={!isChanged || isUnclear}
        isPending={isSaving}
        onPress={() => void save()}
      >
        {actions.save}
      </Button>
    </>
  )
}

function isIn(codes: string[], code: string): boolean {
  return codes.includes(code)
}
