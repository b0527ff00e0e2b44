import { useEffect, useState } from 'react'
import { publishingApi } from '../../../api/client/publishing-api.ts'
import type { Result } from '../../../api/client/send.ts'
import type { PublishingResponse } from '../../../contract/publishing.ts'
import { ruleNames } from '../../../domain/articles/publishing-rule.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { showToast } from '../../app/toast-queue.ts'
import { Card } from '../../kit/card.tsx'
import { SegmentedChoice } from '../../kit/fields/choices.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { publishingRuleWords } from '../../kit/publishing-rule-words.ts'
import styles from './languages.module.css'

export function PublishingRuleCard() {
  const words = useWords(publishingRuleWords)
  const { translate } = useLocale()
  const [publishing, setPublishing] = useState<Result<PublishingResponse> | null>(null)
  useEffect(() => {
    void client(publishingApi).get().then(setPublishing)
  }, [])

  return (
    <div className={styles.timeZone}>
      <Card title={words.title} hint={words.hint}>
        {!publishing && <Spinner />}
        {publishing?.ok && <Rule saved={publishing.value} />}
        {publishing && !publishing.ok && (
          <FormAlert title={words.failed}>{translate(publishing.message)}</FormAlert>
        )}
      </Card>
    </div>
  )
}

function Rule({ saved }: { saved: PublishingResponse }) {
  const words = useWords(publishingRuleWords)
  const { actions } = useWords(commonWords)
  const { nameOf } = useLocale()
  const known = useLanguages().map(({ code }) => code)
  const [current, setCurrent] = useState(saved)
  const [rule, setRule] = useState(saved.rule)
  const [languages, setLanguages] = useState(saved.languages)
  const { isSaving, send } = useSubmission()
  const chosen = known.filter((code) => languages.includes(code))
  const isChanged =
    rule !== current.rule ||
    known.some((code) => isIn(chosen, code) !== isIn(current.languages, code))
  const isUnclear = rule !== 'none' && chosen.length === 0

  async function save() {
    const changed = await send(() => client(publishingApi).change({ rule, languages: chosen }))
    if (!changed) return
    setCurrent(changed.publishing)
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
