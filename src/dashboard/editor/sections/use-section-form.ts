import type { Failure, Result } from '../../../api/client/client.ts'
import type { SectionForm, SectionResponse } from '../../../contract/sections.ts'
import type { LanguageCode } from '../../../domain/languages/language.ts'
import { messages } from '../../../domain/messages.ts'
import { pictureFields, type SectionName } from '../../../domain/sections/section.ts'
import { client } from '../../app/client.ts'
import { focusOfTheirs } from '../cover/cover-change.ts'
import { type GalleryTile, galleryForm, tilesOf } from '../gallery/gallery-tiles.ts'
import { mergedTiles } from '../gallery/merged-tiles.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { changedNames } from '../document/saved-document.ts'
import type { Step } from '../document/save-steps.ts'
import { useDocument } from '../document/use-document.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { mergedLabels } from './merged-labels.ts'
import {
  type SavedSection,
  savedSection,
  sectionForm,
  type SectionValues,
} from './section-values.ts'

export function useSectionForm(name: SectionName, content: SectionResponse) {
  const codes = useLanguages().map(({ code }) => code)
  const form = useDocument<SectionValues, SavedSection>({
    name: `sections/${name}`,
    loaded: savedSection(name, content, codes),
    plan: (values, saved) => plannedSteps(name, values, saved, codes),
    reload: () => readSection(name, codes),
    merges: {
      gallery: (mine, now, theirs) => mergedTiles(mine ?? [], now ?? [], theirs),
      labels: mergedLabels,
      banner_focus: focusOfTheirs('banner_image', 'banner_focus'),
    },
    success: messages.contentUpdated,
  })

  async function reset() {
    const answer = await client().sections.reset(name)
    if (!answer.ok) return showFailure(answer)
    const { content, trash_id: trashId } = answer.value
    form.adoptReset(savedSection(name, content, codes), trashId)
  }

  async function reload() {
    const found = await readSection(name, codes)
    if (found.ok) form.adopt(found.value)
    return found
  }

  return { ...form, reset: () => void reset(), reload }
}

export type SectionFormState = ReturnType<typeof useSectionForm>

function plannedSteps(
  name: SectionName,
  values: SectionValues,
  saved: SavedSection,
  codes: LanguageCode[],
): Step<SavedSection>[] {
  const changed = changedNames(values, saved)
  const names = changed.filter((field) => field !== 'gallery')
  const steps: Step<SavedSection>[] = []
  if (names.length > 0) steps.push(contentStep(name, names, sectionForm(values, saved), codes))
  if (names.length < changed.length) steps.push(galleryStep(name, values.gallery ?? []))
  return steps
}

function contentStep(
  name: SectionName,
  names: string[],
  form: SectionForm,
  codes: LanguageCode[],
): Step<SavedSection> {
  return {
    names,
    files: pictureFields.map((field) => form[field]).filter((file) => file instanceof File),
    async send(_current, base, sending) {
      const answer = await client().sections.save(name, { ...form, base_revision: base }, sending)
      if (!answer.ok) return answer
      return { ok: true, value: savedSection(name, answer.value.content, codes) }
    },
  }
}

/** A gallery has a call of its own, after the content's (API-6). */
function galleryStep(name: SectionName, tiles: GalleryTile[]): Step<SavedSection> {
  const form = galleryForm(tiles)
  return {
    names: ['gallery'],
    files: form.images,
    async send(current, base, sending) {
      const gallery = { ...form, base_revision: base }
      const answer = await client().sections.saveGallery(name, gallery, sending)
      if (!answer.ok) return withPrefix(answer)
      const { gallery_items: items, revision } = answer.value
      const values = { ...current.values, gallery: tilesOf(items) }
      return { ok: true, value: { ...current, revision, values } }
    },
  }
}

function withPrefix(failure: Failure): Failure {
  return { ...failure, message: messages.galleryFailed.replace('{message}', failure.message) }
}

async function readSection(
  name: SectionName,
  codes: LanguageCode[],
): Promise<Result<SavedSection>> {
  const found = await client().sections.get(name)
  if (!found.ok) return found
  return { ok: true, value: savedSection(name, found.value.content, codes) }
}
