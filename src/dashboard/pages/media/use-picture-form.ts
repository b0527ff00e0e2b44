import { useRevalidator } from 'react-router'
import type { Result } from '../../../api/client/client.ts'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { client } from '../../app/client.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { showToast } from '../../app/toast-queue.ts'
import type { Step } from '../../editor/document/save-steps.ts'
import { changedNames } from '../../editor/document/saved-document.ts'
import { useDocument } from '../../editor/document/use-document.ts'
import {
  pictureChange,
  type PictureValues,
  type SavedPicture,
  savedPicture,
} from './picture-values.ts'

export function usePictureForm(picture: LibraryPictureResponse) {
  const { revalidate } = useRevalidator()
  const codes = useLanguages().map(({ code }) => code)
  const form = useDocument<PictureValues, SavedPicture>({
    name: `media/${picture.id}`,
    loaded: savedPicture(picture, codes),
    plan: (values, saved) => plannedSteps(values, saved, codes),
    reload: () => readPicture(picture.id, codes),
    success() {
      showToast('success', messages.contentUpdated)
      void revalidate()
    },
  })

  async function reload() {
    const found = await readPicture(picture.id, codes)
    if (found.ok) form.adopt(found.value)
    void revalidate()
    return found
  }

  return { ...form, reload }
}

export type PictureFormState = ReturnType<typeof usePictureForm>

function plannedSteps(
  values: PictureValues,
  saved: SavedPicture,
  codes: LanguageCode[],
): Step<SavedPicture>[] {
  const names = changedNames(values, saved)
  if (names.length === 0) return []
  const step: Step<SavedPicture> = {
    names,
    files: [],
    async send({ picture: { id } }, base) {
      const change = { ...pictureChange(values, saved), base_revision: base }
      const answer = await client().media.change(id, change)
      return answer.ok ? { ok: true, value: savedPicture(answer.value.picture, codes) } : answer
    },
  }
  return [step]
}

async function readPicture(id: string, codes: LanguageCode[]): Promise<Result<SavedPicture>> {
  const found = await client().media.get(id)
  return found.ok ? { ok: true, value: savedPicture(found.value.picture, codes) } : found
}
