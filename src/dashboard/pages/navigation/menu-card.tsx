import {
  isGroup,
  type MenuEntry,
  type NavigationGroup,
  type NavigationLink,
  navigationLimits,
} from '../../../domain/navigation/navigation.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { EntriesEditor } from './entries-editor.tsx'
import { groupsIn, standardEntries, withEntry, useEntryNames } from './entries.ts'
import { navigationWords } from './words.ts'
import styles from './navigation.module.css'

type MenuField = 'menu' | 'footer'
const none = 'none'

export function MenuCard({ form, field }: { form: SectionFormState; field: MenuField }) {
  const words = useWords(navigationWords)
  const { translate } = useLocale()
  const entries = form.values[field] ?? []
  const { nameOfEntry } = useEntryNames(form.values.labels ?? {})
  const change = (changed: MenuEntry[]) =>
    form.set(field, changed.length > 0 ? (changed as NavigationGroup[]) : null)
  const refused = form.failure?.fields?.[field]
  const [title, hint, back] = [words.fields[field], words.standard[field], words.back[field]]
  return (
    <SideCard
      title={title}
      isUnsaved={form.changedNames.includes(field)}
      problem={refused && translate(refused)}
    >
      {entries.length === 0 && <p className={styles.hint}>{hint}</p>}
      {entries.length === 0 && field === 'menu' ? (
        <Button onPress={() => change(standardEntries())}>{words.own}</Button>
      ) : (
        <EntriesEditor
          label={title}
          entries={entries as MenuEntry[]}
          form={form}
          onChange={change}
          limit={field === 'menu' ? navigationLimits.entries : navigationLimits.columns}
          added={
            field === 'menu'
              ? [addedLink(words.addLink), addedGroup(words.addGroup)]
              : [addedGroup(words.addColumn)]
          }
        />
      )}
      {groupsIn(entries).map((group) => (
        <section key={group.id} className={styles.group}>
          <h3>{words.linksOf(nameOfEntry(group))}</h3>
          <EntriesEditor<NavigationLink>
            label={words.linksOf(nameOfEntry(group))}
            entries={group.links}
            form={form}
            onChange={(links) => change(withEntry<MenuEntry>(entries, { ...group, links }))}
            limit={navigationLimits.links}
            added={[addedLink(words.addLink)]}
          />
        </section>
      ))}
      {field === 'menu' && entries.length > 0 && <ButtonChoice form={form} entries={entries} />}
      {entries.length > 0 && (
        <Button look="quiet" onPress={() => change([])}>
          {back}
        </Button>
      )}
    </SideCard>
  )
}

function ButtonChoice({ form, entries }: { form: SectionFormState; entries: MenuEntry[] }) {
  const words = useWords(navigationWords)
  const { nameOfEntry } = useEntryNames(form.values.labels ?? {})
  const links = entries.filter((entry) => !isGroup(entry))
  const chosen = links.find(({ id }) => id === form.values.menu_button)
  return (
    <SelectField
      label={words.fields.menu_button}
      options={[
        { id: none, name: words.noButton },
        ...links.map((link) => ({ id: link.id, name: nameOfEntry(link) })),
      ]}
      value={chosen?.id ?? none}
      onChange={(id) => form.set('menu_button', id === none ? null : id)}
    />
  )
}

function addedLink(name: string) {
  return { name, make: (id: string): NavigationLink => ({ id, target: { kind: 'home' } }) }
}

function addedGroup(name: string) {
  return { name, make: (id: string): NavigationGroup => ({ id, links: [] }) }
}
