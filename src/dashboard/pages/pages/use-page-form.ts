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
import { marked, useSmallCorrection } from '../../editor/ledger/use-small-correction.ts'
import { useDocument } from '../../editor/document/use-document.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { pageName } from './page-name.ts'
import { isOfNewPart, settledParts } from '../../editor/parts/part-values.ts'
import { pageForm, type PageValues, type SavedPage, savedPage } from './page-values.ts'

export function usePageForm(page: PageResponse) {
  const codes = useLanguages().map(({ code }) => code)
  const toSaved = (page: PageResponse) => savedPage(page, codes)
  const correction = useSmallCorrection()
  const form = useDocument<PageValues, SavedPage, PageResponse>({
    name: pageName(page.id),
    loaded: toSaved(page),
    toSaved,
    plan: (values, saved) => plannedSteps({ values, saved, toSaved, ...correction }),
    read: async ({ id }) => mapped(await client(pagesApi).get(id), ({ page }) => toSaved(page)),
    merges: { image: focusOfTheirs('image', 'image_focus') },
    settle: (mine, known, now) => settledParts('block', mine, known, now),
    isOfNewPart: (name) => isOfNewPart(name, codes),
    success: messages.pageUpdated,
  })

  const ledger = useLedger(`/pages/${page.id}/ledger`, form, correction)

  async function resetHome() {
    const answer = await client(pagesApi).resetHome()
    if (!answer.ok) return showFailure(answer)
    form.adoptReset(toSaved(answer.value.page), answer.value.trash_id)
  }

  return { ...form, ledger, resetHome: () => void resetHome() }
}

export type PageFormState = ReturnType<typeof usePageForm>

type Planned = {
  values: PageValues
  saved: SavedPage
  toSaved: (page: PageResponse) => SavedPage
  isMinor: boolean
}

function plannedSteps({
  values,
  saved,
  toSaved,
  isMinor,
}: Planned): Step<SavedPage, PageResponse>[] {
  const names = changedNames(values, saved)
  const form = pageForm(values, saved)
  if (Object.keys(form).length === 0) return []
  return [
    {
      names,
      files: [],
      async send({ id }, base) {
        const sent = { ...form, ...marked(isMinor), base_revision: base }
        const answer = await client(pagesApi).update(id, sent)
        return mapped(answer, ({ page }) => toSaved(page))
      },
    },
  ]
}
