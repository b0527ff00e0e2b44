import { IconPlus } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button as Card } from 'react-aria-components'
import { useNavigate, useSearchParams } from 'react-router'
import { formsApi } from '../../../api/client/forms-api.ts'
import type { FormListItem } from '../../../contract/forms.ts'
import { type FormPreset, formPresets } from '../../../domain/forms/form.ts'
import { messages } from '../../../domain/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { client } from '../../app/client.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { CountBadge, PageHead } from '../../app/shell/page-head.tsx'
import { pathOf } from '../../app/shell/menu.ts'
import { shellWords } from '../../app/shell/words.ts'
import { showToast } from '../../app/toast-queue.ts'
import { useUnsaved } from '../../editor/document/use-unsaved.ts'
import { EmptyList } from '../../kit/list/empty-list.tsx'
import { List } from '../../kit/list/list.tsx'
import { FailurePanel } from '../../kit/problems/page-problem.tsx'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import type { Route } from './+types/form-list-page.ts'
import { FormCard, useFormColumns } from './form-columns.tsx'
import { formDocument } from './form-document.ts'
import list from '../../kit/list/list.module.css'
import styles from './forms.module.css'
import { RemoveFormDialog } from './remove-form-dialog.tsx'
import { formPageWords } from './words.ts'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader() {
  const answer = await client(formsApi).list()
  return answer.ok
    ? { forms: answer.value.forms, failure: null }
    : { forms: null, failure: answer.message }
}

const asking = 'new'

export default function FormListPage({ loaderData }: Route.ComponentProps) {
  const shell = useWords(shellWords)
  const words = useWords(formPageWords)
  const [parameters, setParameters] = useSearchParams()
  const { forms, failure } = loaderData
  const isEmpty = forms?.length === 0
  const isAsking = !isEmpty && parameters.has(asking)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusAfter(isAsking, opener)
  return (
    <>
      <PageHead
        title={shell.pages.forms}
        badge={forms && <CountBadge count={forms.length} name={words.count} />}
      >
        {!isEmpty && (
          <Button
            ref={opener}
            look="primary"
            icon={<IconPlus size={18} aria-hidden="true" />}
            onPress={() => setParameters({ [asking]: '' }, { replace: true })}
          >
            {words.create}
          </Button>
        )}
      </PageHead>
      {forms ? <Forms forms={forms} /> : <FailurePanel title={words.failed} reason={failure} />}
      {isAsking && <NewFormDialog onClose={() => setParameters({}, { replace: true })} />}
    </>
  )
}

/** The page is loaded again meanwhile, by which the dialog loses its way back. */
function useFocusAfter(isOpen: boolean, opener: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const button = opener.current
    if (isOpen) return () => button?.focus()
  }, [isOpen, opener])
}

function Forms({ forms }: { forms: FormListItem[] }) {
  const shell = useWords(shellWords)
  const words = useWords(formPageWords)
  const columns = useFormColumns()
  const rows = useUnsaved(forms, formDocument)
  return (
    <List
      name={shell.pages.forms}
      rows={rows}
      table={{ columns }}
      narrowBelow={1024}
      cards={{ className: list.card, render: (_form, line) => <FormCard line={line} /> }}
      renderRemoval={(pending) => <RemoveFormDialog {...pending} />}
      empty={
        <div className={styles.empty}>
          <EmptyList title={words.none} hint={words.noneHint} />
          <PresetCards />
        </div>
      }
    />
  )
}

function NewFormDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(formPageWords)
  const { actions } = useWords(commonWords)
  return (
    <Dialog
      isOpen
      isWide
      title={words.create}
      onClose={onClose}
      actions={<Button onPress={onClose}>{actions.cancel}</Button>}
    >
      <PresetCards />
    </Dialog>
  )
}

const [blank, ...filled] = formPresets

function PresetCards() {
  const words = useWords(formPageWords)
  const navigate = useNavigate()
  const [isMaking, setMaking] = useState(false)

  async function make(preset: FormPreset) {
    if (isMaking) return
    setMaking(true)
    const made = await client(formsApi).create({ preset })
    setMaking(false)
    if (!made.ok) return showFailure(made)
    showToast('success', messages.formCreated)
    await navigate(`${pathOf('forms')}/${made.value.form.id}`)
  }

  return (
    <ul className={styles.presets} aria-label={words.begin} aria-busy={isMaking}>
      {[...filled, blank].map((preset) => (
        <li key={preset}>
          <Card className={styles.preset ?? ''} onPress={() => void make(preset)}>
            <span className={styles.name}>{words.presets[preset].name}</span>
            <span className={styles.hint}>{words.presets[preset].hint}</span>
          </Card>
        </li>
      ))}
    </ul>
  )
}
