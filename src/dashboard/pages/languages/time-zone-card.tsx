import { useEffect, useState } from 'react'
import { publishingApi } from '../../../api/client/publishing-api.ts'
import type { Result } from '../../../api/client/send.ts'
import type { PublishingResponse } from '../../../contract/publishing.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { Card } from '../../kit/card.tsx'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { deviceZone, momentNow, zoneName } from '../../kit/moment.ts'
import { TimeZoneField } from './time-zone-field.tsx'
import { timeZoneWords } from './time-zone-words.ts'
import styles from './languages.module.css'

export function TimeZoneCard() {
  const words = useWords(timeZoneWords)
  const { translate } = useLocale()
  const [publishing, setPublishing] = useState<Result<PublishingResponse> | null>(null)
  useEffect(() => {
    void client(publishingApi).get().then(setPublishing)
  }, [])

  return (
    <div className={styles.timeZone}>
      <Card title={words.title} hint={words.hint}>
        {!publishing && <Spinner />}
        {publishing?.ok && (
          <Chosen {...publishing.value} onChanged={(value) => setPublishing({ ok: true, value })} />
        )}
        {publishing && !publishing.ok && (
          <FormAlert title={words.failed}>{translate(publishing.message)}</FormAlert>
        )}
      </Card>
    </div>
  )
}

type ChosenProps = PublishingResponse & { onChanged: (publishing: PublishingResponse) => void }

function Chosen({ time_zone: zone, is_chosen: isChosen, onChanged }: ChosenProps) {
  const words = useWords(timeZoneWords)
  const { actions } = useWords(commonWords)
  const { locale } = useLocale()
  const [wanted, setWanted] = useState<string | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { isSaving, send } = useSubmission()
  useMinutes()

  async function use(time_zone: string) {
    const changed = await send(() => client(publishingApi).change({ time_zone }))
    if (!changed) return
    setWanted(null)
    setChoosing(false)
    onChanged(changed.publishing)
    showToast('success', changed.message)
  }

  return (
    <>
      <p>
        {words.now(zoneName(locale, zone), momentNow(locale, zone))}
        {!isChosen && ` ${words.unchosen}`}
      </p>
      {deviceZone() !== zone && (
        <p className={styles.device}>
          {words.device(zoneName(locale, deviceZone()))}
          <Button isDisabled={isSaving} onPress={() => void use(deviceZone())}>
            {words.use}
          </Button>
        </p>
      )}
      {isChoosing ? (
        <>
          <TimeZoneField chosen={wanted} onChoose={setWanted} />
          <Button
            look="primary"
            isDisabled={wanted === null || wanted === zone}
            isPending={isSaving}
            onPress={() => wanted && void use(wanted)}
          >
            {actions.save}
          </Button>
        </>
      ) : (
        <Button onPress={() => setChoosing(true)}>{words.choose}</Button>
      )}
    </>
  )
}

const lookAgain = 10_000

/** Renders again, so that the time which is shown goes on. */
function useMinutes(): void {
  const [, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((turn) => turn + 1), lookAgain)
    return () => clearInterval(timer)
  }, [])
}
