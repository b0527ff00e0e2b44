import type { Result } from '../../../api/client/client.ts'
import type { PageResponse } from '../../../contract/pages.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { focusOfTheirs } from '../../editor/cover/cover-change.ts'
import { changedNames } from '../../editor/document/saved-document.ts'
import type { Step } from '../../editor/document/save-steps.ts'
import { useDocument } from '../../editor/document/use-document.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { isOfNewPart, pageForm, type PageValues, type SavedPage, savedPage } from './page-values.ts'
import { settledPage } from './settled-page.ts'

export function usePageForm(page: PageResponse) {
  const codes = useLanguages().map(({ code }) => code)
  const form = useDocument<PageValues, SavedPage>({
    name: `pages/${page.id}`,
    loaded: savedPage(page, codes),
    plan: (values, saved) => plannedSteps(values, saved, codes),
    reload: ({ id }) => readPage(id, codes),
    merges: { image: focusOfTheirs('image', 'image_focus') },
    settle: settledPage,
    isOfNewPart: (name) => isOfNewPart(name, codes),
    success: messages.pageUpdated,
  })

  async function resetHome() {
    const answer = await client().pages.resetHome()
    if (!answer.ok) return showFailure(answer)
    form.adoptReset(savedPage(answer.value.page, codes), answer.value.trash_id)
  }

  async function reload() {
    const found = await readPage(page.id, codes)
    if (found.ok) form.adopt(found.value)
    return found
  }

  return { ...form, reload, resetHome: () => void resetHome() }
}

export type PageFormState = ReturnType<typeof usePageForm>

function plannedSteps(
  values: PageValues,
  saved: SavedPage,
  codes: LanguageCode[],
): Step<SavedPage>[] {
  const names = changedNames(values, saved)
  const form = pageForm(values, saved)
  if (Object.keys(form).length === 0) return []
  return [
    {
      names,
      files: [],
      async send({ id }, base) {
        const answer = await client().pages.update(id, { ...form, base_revision: base })
        return answer.ok ? { ok: true, value: savedPage(answer.value.page, codes) } : answer
      },
    },
  ]
}

async function readPage(id: number, codes: LanguageCode[]): Promise<Result<SavedPage>> {
  const found = await client().pages.get(id)
  return found.ok ? { ok: true, value: savedPage(found.value.page, codes) } : found
}
