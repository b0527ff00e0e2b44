import { mapped } from '../../../api/client/send.ts'
import type { PageResponse } from '../../../contract/pages.ts'
import { messages } from '../../../domain/messages.ts'
import { pagesApi } from '../../../api/client/pages-api.ts'
import { client } from '../../app/client.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { focusOfTheirs } from '../../editor/cover/cover-change.ts'
import { changedNames } from '../../editor/document/saved-document.ts'
import type { Step } from '../../editor/document/save-steps.ts'
import { useLedger } from '../../editor/ledger/use-ledger.ts'
import { useDocument } from '../../editor/document/use-document.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { pageName } from './page-name.ts'
import {
  blockOf,
  idOf,
  isBlockName,
  isOfNewPart,
  isPartText,
  pageForm,
  type PageValues,
  partsOf,
  type SavedPage,
  savedPage,
} from './page-values.ts'
import { mergedEntries } from '../../../domain/navigation/merge-navigation.ts'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'

export function usePageForm(page: PageResponse) {
  const codes = useLanguages().map(({ code }) => code)
  const toSaved = (page: PageResponse) => savedPage(page, codes)
  const form = useDocument<PageValues, SavedPage, PageResponse>({
    name: pageName(page.id),
    loaded: toSaved(page),
    toSaved,
    plan: (values, saved) => plannedSteps(values, saved, toSaved),
    read: async ({ id }) => mapped(await client(pagesApi).get(id), ({ page }) => toSaved(page)),
    merges: { image: focusOfTheirs('image', 'image_focus') },
    settle: settledPage,
    isOfNewPart: (name) => isOfNewPart(name, codes),
    success: messages.pageUpdated,
  })

  const ledger = useLedger(`/pages/${page.id}/ledger`, form)

  async function resetHome() {
    const answer = await client(pagesApi).resetHome()
    if (!answer.ok) return showFailure(answer)
    form.adoptReset(toSaved(answer.value.page), answer.value.trash_id)
  }

  return { ...form, ledger, resetHome: () => void resetHome() }
}

export type PageFormState = ReturnType<typeof usePageForm>

function plannedSteps(
  values: PageValues,
  saved: SavedPage,
  toSaved: (page: PageResponse) => SavedPage,
): Step<SavedPage, PageResponse>[] {
  const names = changedNames(values, saved)
  const form = pageForm(values, saved)
  if (Object.keys(form).length === 0) return []
  return [
    {
      names,
      files: [],
      async send({ id }, base) {
        const answer = await client(pagesApi).update(id, { ...form, base_revision: base })
        return mapped(answer, ({ page }) => toSaved(page))
      },
    },
  ]
}

/**
 * Changes made here to what was `known` are put on what is saved now: the order names each block
 * that is there once, and no text stays without its block. Blocks that others removed stay removed.
 */
export function settledPage(mine: PageValues, known: PageValues, now: PageValues): PageValues {
  const gone = Object.keys(known).filter((name) => isBlockName(name) && !(name in now))
  const values = without(mine, (name) => gone.includes(name))
  const settled = { ...values, order: settledOrder(values, known, now) }
  const parts = partsOf(settled)
  return without(settled, (name) => {
    const { field } = fieldAndLanguage(name)
    const isOfPart = isPartText(field) && !isBlockName(name)
    return isOfPart && !(name in now) && !parts.has(idOf(field))
  })
}

/** If two people moved blocks, they have been asked: the order is then as it was chosen. */
function settledOrder(values: PageValues, known: PageValues, now: PageValues): string[] {
  const [before = [], mine = [], theirs = []] = [known, values, now].map(({ order }) =>
    order.map((id) => ({ id })),
  )
  const merged = mergedEntries(before, mine, theirs)?.map(({ id }) => id) ?? values.order
  const there = Object.keys(values)
    .filter(isBlockName)
    .map(idOf)
    .filter((id) => blockOf(values, id) !== null)
  const named = new Set(merged.filter((id) => there.includes(id)))
  return [...named, ...there.filter((id) => !named.has(id))]
}

function without(values: PageValues, isLeftOut: (name: string) => boolean): PageValues {
  const remaining = Object.entries(values).filter(([name]) => !isLeftOut(name))
  return Object.fromEntries(remaining) as PageValues
}
