import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { importsApi } from '../../../api/client/imports-api.ts'
import type { ImportResponse } from '../../../contract/imports.ts'
import { movedDestinations } from '../../../domain/moving/import-run.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { shellWords } from '../../app/shell/words.ts'
import { FormAlert } from '../../kit/fields/form-alert.tsx'
import styles from './move-in.module.css'
import { OldSite } from './old-site.tsx'
import { moveInWords } from './words.ts'

type Kind = ImportResponse['kinds'][number]
type Chosen = NonNullable<Kind['destination']> | 'none'

type KindsStepProps = { run: ImportResponse; isActing: boolean; onTry: () => void }

export function KindsStep({ run, isActing, onTry }: KindsStepProps) {
  const { kinds: words, trial } = useWords(moveInWords)
  const { pages } = useWords(shellWords)
  const { translate } = useLocale()
  const nameOf = useKindName()
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState('')
  const [isChanged, setChanged] = useState(false)

  async function choose({ kind }: Kind, chosen: Chosen) {
    const others = Object.entries(run.destinations).filter(([name]) => name !== kind)
    const own = [kind, chosen === 'none' ? null : chosen]
    const destinations = Object.fromEntries([...others, own])
    const answer = await client(importsApi).change(run.id, { destinations })
    setFailure(answer.ok ? '' : answer.message)
    setChanged(true)
    await revalidate()
  }

  return (
    <>
      <p>{words.hint}</p>
      {failure && <FormAlert title={translate(failure)} />}
      <ul className={styles.kinds}>
        {run.kinds.filter(isContent).map((one) => {
          const { kind, count, destination } = one
          const isChosen = Object.hasOwn(run.destinations, kind)
          const chosen = (isChosen ? run.destinations[kind] : destination) ?? 'none'
          const places = movedDestinations.map((id) => ({ id, name: pages[id] }))
          return (
            <li key={kind}>
              <p>
                <bdi>{nameOf(kind)}</bdi> <span className={styles.hint}>{words.items(count)}</span>
              </p>
              <SelectField<Chosen>
                isLabelHidden
                label={words.goesTo(nameOf(kind))}
                options={[{ id: 'none', name: words.leaveOut }, ...places]}
                value={chosen}
                onChange={(next) => void choose(one, next)}
              />
            </li>
          )
        })}
      </ul>
      <OldSite run={run} onChanged={() => setChanged(true)} />
      {isChanged && <output className={styles.hint}>{words.changed}</output>}
      <Button look="primary" isPending={isActing} onPress={onTry}>
        {trial.again}
      </Button>
    </>
  )
}

/** WordPress exports its own settings as items, too. */
export function isContent({ kind }: Pick<Kind, 'kind'>): boolean {
  return !/^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|wp_)/.test(kind)
}

export function useKindName(): (kind: string) => string {
  const { names } = useWords(moveInWords).kinds
  return (kind) => names[kind] ?? kind
}
