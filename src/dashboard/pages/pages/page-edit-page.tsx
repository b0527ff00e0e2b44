import { data } from 'react-router'
import { useMemo, useState } from 'react'
import { homePageId } from '../../../domain/pages/page.ts'
import { messages } from '../../../domain/messages.ts'
import { pagesApi } from '../../../api/client/pages-api.ts'
import { client } from '../../app/client.ts'
import { preloadEditor } from '../../editor/rich-text/rich-text-in-language.tsx'
import type { Route } from './+types/page-edit-page.ts'
import { homeName } from '../../app/shell/page-path.ts'
import type { PageResponse } from '../../../contract/pages.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { BlockList } from '../../editor/blocks/block-list.tsx'
import type { TextOf } from '../../editor/blocks/block-state.ts'
import { EditorPage } from '../../editor/document/editor-page.tsx'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { useCheckedSave } from '../../kit/forms/use-checked-save.ts'
import { usePartNames } from '../../editor/parts/part-names.ts'
import { itemsOf } from '../../editor/parts/part-values.ts'
import { FormAndPreview } from '../../editor/preview/form-and-preview.tsx'
import { isRight, rowsOf, usePageBlocks } from './page-blocks.ts'
import { FoundCard, VisibilityCard } from './page-side.tsx'
import { PageChecks, useTemplateNotes } from './page-checks.tsx'
import { PageTexts } from './page-texts.tsx'
import { type PageFormState, usePageForm } from './use-page-form.ts'
import { duplicateWords } from '../../kit/duplicate-words.ts'
import { useDuplicatePage } from './use-duplicate-page.ts'
import { pageWords } from './words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx'
import type { EditedBlock } from '../../editor/blocks/edited-block.ts'
import { blockWords } from '../../editor/blocks/words.ts'
import { blockOf, type PageValues } from './page-values.ts'
import { useTextFields } from '../../editor/languages/field-in-language.tsx'
import styles from './pages.module.css'

export { writingPage as handle } from '../../app/shell/writing-page.ts'
export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const id = params.id === homeName ? homePageId : Number(params.id)
  if (!Number.isSafeInteger(id)) throw data(messages.notFound, { status: 404 })
  preloadEditor()
  const found = await client(pagesApi).get(id)
  if (!found.ok) throw data(found.message, { status: found.status || 503 })
  return { page: found.value.page }
}

export default function PageEditPage({ loaderData: { page } }: Route.ComponentProps) {
  return <PageForm key={page.id} page={page} />
}

function PageForm({ page }: { page: PageResponse }) {
  const words = useWords(pageWords)
  const { translate } = useLocale()
  const form = usePageForm(page)
  const { ref, refusals, save } = useCheckedSave<HTMLDivElement>(isRight(form.values), form.save)
  const history = useMemo(() => client(pagesApi).history(page.id), [page.id])
  const isHome = page.id === homePageId
  const { duplicate: copying } = useWords(duplicateWords)
  const duplicate = useDuplicatePage(page.id)
  const notes = useTemplateNotes(form.values).map(({ sentence }) => sentence)
  const isPublishing =
    form.values.status === 'published' && form.saved.values.status !== 'published'
  const doubt = isPublishing && notes.length > 0 ? { ...words.template, notes } : null
  return (
    <OwnFieldsContext value={usePageFields(form.values)}>
      <EditorPage
        isTitled
        title={isHome ? words.editHome : words.edit}
        form={{ ...form, save }}
        reset={null}
        menu={isHome ? [] : [{ name: copying, run: duplicate, isDisabled: form.isDirty }]}
        doubt={doubt}
        history={{ calls: history, onRestored: form.reload }}
        failureTitle={translate(messages.errorWhileSaving)}
      >
        <FormAndPreview
          from={1400}
          words={words}
          preview={
            <LazyMount load={pagePreview} given={{ saved: form.saved, values: form.values }} />
          }
        >
          <div ref={ref}>
            <Parts form={form} refusals={refusals} isHome={isHome} />
          </div>
        </FormAndPreview>
      </EditorPage>
    </OwnFieldsContext>
  )
}

async function pagePreview() {
  return (await import('./live-page-preview.tsx')).LivePagePreview
}

type PartsProps = { form: PageFormState; refusals: number; isHome: boolean }

function Parts({ form, refusals, isHome }: PartsProps) {
  const fieldOf = useTextFields(form)
  const blocks = usePageBlocks(form, fieldOf, refusals)
  const textOf: TextOf = (name, language) => form.values[textName(name, language)] ?? ''
  if (isHome) {
    return (
      <div className={styles.parts}>
        <BlockList form={blocks} textOf={textOf} />
        <PageChecks form={form} textOf={textOf} />
        <FirstOrder onReset={form.resetHome} />
      </div>
    )
  }
  return (
    <div className={styles.parts}>
      <PageTexts form={form} fieldOf={fieldOf} />
      <VisibilityCard form={form} />
      <BlockList form={blocks} textOf={textOf} />
      <FoundCard form={form} fieldOf={fieldOf} />
      <PageChecks form={form} textOf={textOf} />
    </div>
  )
}

function FirstOrder({ onReset }: { onReset: () => void }) {
  const words = useWords(pageWords)
  const [isAsking, setAsking] = useState(false)
  return (
    <p className={styles.firstOrder}>
      <Button look="quiet" onPress={() => setAsking(true)}>
        {words.firstOrder}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        question={words.firstOrderQuestion}
        explanation={words.firstOrderHint}
        confirm={words.firstOrderConfirm}
        onConfirm={() => {
          setAsking(false)
          onReset()
        }}
        onCancel={() => setAsking(false)}
      />
    </p>
  )
}

function usePageFields(values: PageValues) {
  const words = useWords(pageWords)
  const { kinds, fields } = useWords(blockWords)
  const { nameOfValue } = usePartNames(
    rowsOf(values).map(({ id, block }) => ({
      id,
      kind: kinds[block.kind].name,
      items: itemsOf(block),
    })),
  )

  function view(field: string, value: unknown) {
    if (field === 'status') return words.states[value as keyof typeof words.states]
    if (field === 'listed') return value ? words.isListed : words.isUnlisted
    if (field.startsWith('block:') && value) return kinds[(value as EditedBlock).kind].name
    if (field !== 'order' || !Array.isArray(value)) return undefined
    const names = value.flatMap((id) => {
      const block = blockOf(values, String(id))
      return block ? kinds[block.kind].name : []
    })
    return names.join(' · ') || words.blocks(value.length)
  }

  return { names: { ...fields, ...words.fields }, nameOf: nameOfValue, view }
}
