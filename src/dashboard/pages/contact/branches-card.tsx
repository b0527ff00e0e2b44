import { IconPlus } from '@tabler/icons-react'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { mostBranches, partsOfName } from '../../../domain/contact/branch.ts'
import { Button } from '../../../ui/button.tsx'
import { newId } from '../../app/new-id.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { documentWords } from '../../editor/document/words.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { moved } from '../../kit/sorting/moved.ts'
import { RemovedRow, useRemovedRows } from '../../kit/sorting/removed-row.tsx'
import sorting from '../../kit/sorting/sorting.module.css'
import { useSorting } from '../../kit/sorting/use-sorting.tsx'
import { BranchCard } from './branch-card.tsx'
import { branchProblems } from './branch-problems.ts'
import styles from './contact-page.module.css'
import { useBranchNames } from './use-branch-names.ts'
import { contactWords } from './words.ts'

type BranchesCardProps = { form: SectionFormState; refusals: number }

export function BranchesCard({ form, refusals }: BranchesCardProps) {
  const words = useWords(contactWords).branches
  const { fields } = useWords(documentWords)
  const ids = form.values.branches ?? []
  const rows = ids.map((id) => ({ id }))
  const change = (next: { id: string }[]) =>
    form.set(
      'branches',
      next.map(({ id }) => id),
    )
  const nameOf = useBranchNames(form.values)
  const [open, setOpen] = useBranchAsked()
  const [fresh, setFresh] = useState<string | null>(null)
  const sorted = useSorting(ids.map(nameOf), (from, to) => change(moved(rows, from, to)))
  const removed = useRemovedRows(rows, form.saved.revision)
  const refused = form.failure?.fields?.branches
  useFirstWrongOpen(form, refusals, setOpen)

  function add() {
    const id = newId()
    change([...rows, { id }])
    setOpen(id)
    setFresh(id)
  }
  function remove(id: string) {
    removed.remember({ id })
    change(rows.filter((row) => row.id !== id))
  }
  function takeBack(id: string) {
    change(removed.withBack(id))
    setFresh(id)
  }

  return (
    <SideCard
      title={fields.branches}
      isUnsaved={form.changedNames.some((name) => name === 'branches' || partsOfName(name))}
      problem={refused && words.full}
    >
      <p className={styles.hint}>{words.hint}</p>
      <ol className={sorting.list} aria-label={fields.branches}>
        {removed.rows.map(({ item: { id }, isRemoved }) =>
          isRemoved ? (
            <li key={id}>
              <RemovedRow sentence={words.removed} name={nameOf(id)} onUndo={() => takeBack(id)} />
            </li>
          ) : (
            <li key={id} {...sorted.rowOf(ids.indexOf(id))}>
              <BranchCard
                {...{ id, form, isChecked: refusals > 0 }}
                part={{
                  name: nameOf(id),
                  index: ids.indexOf(id),
                  sorting: sorted,
                  isOpen: open === id,
                  takesFocus: fresh === id,
                  onToggle: () => setOpen(open === id ? null : id),
                  onRemove: () => remove(id),
                }}
              />
            </li>
          ),
        )}
      </ol>
      {ids.length < mostBranches ? (
        <div>
          <Button icon={<IconPlus size={18} aria-hidden="true" />} onPress={add}>
            {words.add}
          </Button>
        </div>
      ) : (
        <p className={styles.hint}>{words.full}</p>
      )}
      {sorted.status}
    </SideCard>
  )
}

function useBranchAsked() {
  const asked = useSearchParams()[0].get('at') ?? ''
  return useState<string | null>(() => partsOfName(asked)?.id ?? null)
}

function useFirstWrongOpen(
  { values, failure }: SectionFormState,
  refusals: number,
  open: (id: string) => void,
): void {
  const refused = failure?.fields
  const openFirst = useEffectEvent(() => {
    const wrong = (values.branches ?? []).find(
      (id) =>
        Object.keys(branchProblems(values, id)).length > 0 ||
        Object.keys(refused ?? {}).some((name) => name.split(/[.:]/)[1] === id),
    )
    if (wrong) open(wrong)
  })
  // The branch opens before its first wrong field is looked for, to be focused.
  useLayoutEffect(() => {
    if (refusals > 0 || refused) openFirst()
  }, [refusals, refused])
}
