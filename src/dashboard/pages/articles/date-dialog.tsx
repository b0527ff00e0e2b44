import { useEffect, useState } from 'react'
import type { Result } from '../../../api/client/send.ts'
import type { PublishingResponse } from '../../../contract/publishing.ts'
import type { DatedAction } from '../../../domain/articles/publication.ts'
import { timeProblem } from '../../../domain/articles/time-problem.ts'
import { instantOf, standardTimeZone, type WallTime } from '../../../domain/wall-clock.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { type Message, messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { publishingApi } from '../../../api/client/publishing-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { useShellData } from '../../app/shell/use-shell-data.ts'
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx'
import { SettingChoice } from '../../kit/fields/choices.tsx'
import styles from './article-form.module.css'
import type { SavedArticle } from './article-values.ts'
import { dateWords } from './date-words.ts'
import type { Dateable } from './use-dating.tsx'
import { deviceZone, momentIn, zoneName } from '../../kit/moment.ts'

type DateDialogProps = {
  publication: SavedArticle['publication']
  dateable: Dateable
  chosen: LanguageCode[]
  onSet: (date: { kind: DatedAction; languages: LanguageCode[]; at: string }) => void
  onClose: () => void
}

export function DateDialog(props: DateDialogProps) {
  const { publication, dateable, chosen, onSet, onClose } = props
  const words = useWords(dateWords)
  const { locale, nameOf, translate } = useLocale()
  const mayChooseZone = useShellData()?.user.role_name === 'admin'
  const [publishing, setPublishing] = useState<Result<PublishingResponse> | null>(null)
  const [action, setAction] = useState<DatedAction>(
    chosen.some((code) => dateable.publish.includes(code)) ? 'publish' : 'unpublish',
  )
  const [languages, setLanguages] = useState(chosen)
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const [wrong, setWrong] = useState<Record<string, Message>>({})
  useEffect(() => {
    void client(publishingApi).get().then(setPublishing)
  }, [])

  const site = publishing?.ok ? publishing.value : null
  const zone = site?.time_zone ?? standardTimeZone
  const at = `${day}T${time}`
  const instant = instantOf(at, zone)
  const asked = languages.filter((code) => dateable[action].includes(code))
  const names = new Intl.ListFormat(locale).format(asked.map(nameOf))
  const say = action === 'publish' ? words.goesLive : words.leaves

  function save() {
    if (!site) return
    const problem = problemNow(at, zone) ?? (isOutOfOrder() ? messages.timeOutOfOrder : null)
    if (problem) return setWrong({ at: problem })
    if (asked.length > 0) onSet({ kind: action, languages: asked, at })
  }

  function isOutOfOrder(): boolean {
    return asked.some((code) => {
      const { publish_at = null, unpublish_at = null } = publication[code] ?? {}
      const other = action === 'publish' ? unpublish_at : publish_at
      if (!other || !instant) return false
      const ahead = Date.parse(other.instant) - instant.getTime()
      return action === 'publish' ? ahead <= 0 : ahead >= 0
    })
  }

  async function useDeviceZone() {
    const answer = await client(publishingApi).change({ time_zone: deviceZone() })
    setPublishing(answer.ok ? { ok: true, value: answer.value.publishing } : answer)
  }

  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      isDirty={day !== ''}
      isSaving={false}
      failure={publishing && !publishing.ok ? publishing.message : null}
      wrong={wrong}
      onSubmit={save}
      onClose={onClose}
    >
      {dateable.publish.length > 0 && dateable.unpublish.length > 0 && (
        <SettingChoice
          label={words.happens}
          names={{ publish: words.publish, unpublish: words.unpublish }}
          chosen={action}
          onChoose={setAction}
        />
      )}
      <div className={styles.dateAndTime}>
        <TextField
          label={words.day}
          type="date"
          dir="ltr"
          value={day}
          onChange={setDay}
          error={wrong.at && translate(wrong.at)}
        />
        <TextField label={words.time} type="time" dir="ltr" value={time} onChange={setTime} />
      </div>
      <fieldset className={styles.dateLanguages}>
        <legend>{words.languages}</legend>
        {dateable[action].map((code) => (
          <Checkbox
            key={code}
            label={nameOf(code)}
            isChecked={languages.includes(code)}
            onChange={(isChosen) =>
              setLanguages(
                isChosen ? [...languages, code] : languages.filter((other) => other !== code),
              )
            }
          />
        ))}
      </fieldset>
      {site && !site.is_chosen && mayChooseZone && deviceZone() !== zone && (
        <p className={styles.note}>
          {words.unchosen(zoneName(locale, deviceZone()))}{' '}
          <Button onPress={() => void useDeviceZone()}>{words.use}</Button>
        </p>
      )}
      <p className={styles.note}>
        {site && words.zone(zoneName(locale, zone))}
        {instant && deviceZone() !== zone && ` ${words.onDevice(momentIn(locale, instant))}`}
      </p>
      <output>
        {asked.length === 0
          ? words.chooseLanguage
          : instant && site && say(momentIn(locale, instant, zone), zoneName(locale, zone), names)}
      </output>
      {action === 'publish' && <p className={styles.note}>{words.whatIsSaved}</p>}
    </FormDialog>
  )
}

function problemNow(at: WallTime, zone: string): Message | null {
  return timeProblem(at, zone, new Date())
}
