import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { MenuEntry } from '../../../domain/navigation/navigation.ts'
import { Button } from '../../../ui/button.tsx'
import { newId } from '../../app/new-id.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { withEntry } from './entries.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { EntryList } from './entry-list.tsx'
import styles from './navigation.module.css'

type EntriesEditorProps<Entry extends MenuEntry> = {
  label: string
  entries: Entry[]
  form: SectionFormState
  onChange: (entries: Entry[]) => void
  limit: number
  added: { name: string; make: (id: string) => Entry }[]
}

export function EntriesEditor<Entry extends MenuEntry>(props: EntriesEditorProps<Entry>) {
  const { label, entries, form, onChange, limit, added } = props
  const [edited, edit] = useState<Entry | null>(null)
  const labels = form.values.labels ?? {}
  return (
    <>
      <EntryList {...{ label, entries, labels, onChange }} onEdit={edit} />
      <div className={styles.adding}>
        {added.map(({ name, make }) => (
          <Button
            key={name}
            isDisabled={entries.length >= limit}
            icon={<IconPlus size={18} aria-hidden="true" />}
            onPress={() => edit(make(newId()))}
          >
            {name}
          </Button>
        ))}
      </div>
      {edited && (
        <EntryDialog
          entry={edited}
          labels={labels}
          onApply={(entry, written) => {
            form.change((now) => ({ ...now, labels: written }))
            onChange(withEntry(entries, entry))
            edit(null)
          }}
          onClose={() => edit(null)}
        />
      )}
    </>
  )
}
