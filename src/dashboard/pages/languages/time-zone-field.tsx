import { useMemo } from 'react'
import { ComboBox, Input, Label, ListBox, ListBoxItem } from 'react-aria-components'
import { menuClass, menuItemClass, Popover } from '../../../ui/popover.tsx'
import { FieldNotes } from '../../../ui/field-notes.tsx'
import { focusWhenShown } from '../../../ui/text-field.tsx'
import field from '../../../ui/text-field.module.css'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import styles from './languages.module.css'
import { foundZone, knownZones } from './known-zones.ts'
import { timeZoneWords } from './time-zone-words.ts'

type TimeZoneFieldProps = { chosen: string | null; onChoose: (zone: string | null) => void }

export function TimeZoneField({ chosen, onChoose }: TimeZoneFieldProps) {
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
