import { useRevalidator } from 'react-router'
import { mapped } from '../../../api/client/send.ts'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { messages } from '../../../domain/messages.ts'
import { mediaApi } from '../../../api/client/media-api.ts'
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
  const toSaved = (picture: LibraryPictureResponse) => savedPicture(picture, codes)
  const form = useDocument<PictureValues, SavedPicture, LibraryPictureResponse>({
    name: `media/${picture.id}`,
    loaded: toSaved(picture),
    toSaved,
    plan: (values, saved) => plannedSteps(values, saved, toSaved),
    read: async () =>
      mapped(await client(mediaApi).get(picture.id), ({ picture }) => toSaved(picture)),
    success() {
      showToast('success', messages.contentUpdated)
      void revalidate()
    },
  })

  async function reload() {
    const found = await form.reload()
    void revalidate()
    return found
  }

  return { ...form, reload }
}

export type PictureFormState = ReturnType<typeof usePictureForm>

function plannedSteps(
  values: PictureValues,
  saved: SavedPicture,
  toSaved: (picture: LibraryPictureResponse) => SavedPicture,
): Step<SavedPicture, LibraryPictureResponse>[] {
  const names = changedNames(values, saved)
  if (names.length === 0) return []
  const step: Step<SavedPicture, LibraryPictureResponse> = {
    names,
    files: [],
    async send({ picture: { id } }, base) {
      const change = { ...pictureChange(values, saved), base_revision: base }
      const answer = await client(mediaApi).change(id, change)
      return mapped(answer, ({ picture }) => toSaved(picture))
    },
  }
  return [step]
}
