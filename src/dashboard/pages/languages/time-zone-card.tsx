import { useEffect, useMemo, useState } from 'react'
import { ComboBox, Input, Label, ListBox, ListBoxItem } from 'react-aria-components'
import { publishingApi } from '../../../api/client/publishing-api.ts'
import type { PublishingResponse } from '../../../contract/publishing.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldNotes } from '../../../ui/field-notes.tsx'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { focusWhenShown } from '../../../ui/text-field.tsx'
import field from '../../../ui/text-field.module.css'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { useSubmission } from '../../kit/forms/use-submission.ts'
import { deviceZone, momentNow, zoneName } from '../../kit/moment.ts'
import { type LoadedPublishing, PublishingCard } from './publishing-card.tsx'
import { foundZone, knownZones } from './known-zones.ts'
import { timeZoneWords } from './time-zone-words.ts'
import styles from './languages.module.css'

export function TimeZoneCard({ loaded, onChanged }: LoadedPublishing) {
  return (
    <PublishingCard words={useWords(timeZoneWords)} loaded={loaded}>
      {loaded?.ok && <TimeZone publishing={loaded.value} onChanged={onChanged} />}
    </PublishingCard>
  )
}

type PublishingProps = {
  publishing: PublishingResponse
  onChanged: LoadedPublishing['onChanged']
}

function TimeZone({ publishing, onChanged }: PublishingProps) {
  const { time_zone: zone, is_chosen: isChosen } = publishing
  const words = useWords(timeZoneWords)
  const { actions } = useWords(commonWords)
  const { locale } = useLocale()
  const [wanted, setWanted] = useState<string | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { isSaving, send } = useSubmission()
  useRenderingAgain()

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

type TimeZoneFieldProps = { chosen: string | null; onChoose: (zone: string | null) => void }

function TimeZoneField({ chosen, onChoose }: TimeZoneFieldProps) {
  const words = useWords(timeZoneWords)
  const { locale } = useLocale()
  const zones = useMemo(() => knownZones(locale), [locale])
  const names = useMemo(() => new Map(zones.map(({ id, name }) => [id, name])), [zones])
  return (
    <ComboBox
      className={field.field}
      menuTrigger="input"
      defaultItems={zones}
      defaultFilter={(id, written) => foundZone({ id, name: names.get(id) ?? '' }, written)}
      value={chosen}
      onChange={(zone) => onChoose(zone === null ? null : String(zone))}
    >
      <Label className={field.label}>{words.other}</Label>
      <div className={field.box}>
        <Input className={field.input} ref={focusWhenShown} autoComplete="off" dir="auto" />
      </div>
      <FieldNotes hint={words.otherHint} error={undefined} />
      <Popover>
        <ListBox className={menuClass} aria-label={words.known}>
          {({ id, name }: { id: string; name: string }) => (
            <ListBoxItem id={id} textValue={id} className={menuItemClass}>
              <bdi dir="ltr">{id}</bdi>
              <span className={styles.called}>{name}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

const clockPause = 10_000

function useRenderingAgain(): void {
  const [, setTurn] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTurn((turn) => turn + 1), clockPause)
    return () => clearInterval(timer)
  }, [])
}
