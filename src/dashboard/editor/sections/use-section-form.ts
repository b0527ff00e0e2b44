import { type Failure, mapped } from '../../../api/client/send.ts'
import type { SectionForm, SectionResponse } from '../../../contract/sections.ts'
import { mergedIds } from '../../../domain/contact/merge-branches.ts'
import { messages } from '../../../domain/messages.ts'
import { pictureFields, type SectionName } from '../../../domain/sections/section.ts'
import { sectionsApi } from '../../../api/client/sections-api.ts'
import { client } from '../../app/client.ts'
import { focusOfTheirs } from '../cover/cover-change.ts'
import { galleryForm, tilesOf } from '../gallery/gallery-tiles.ts'
import { mergedTiles } from '../gallery/merged-tiles.ts'
import { showFailure } from '../../kit/toasts/show-failure.ts'
import { changedNames } from '../document/saved-document.ts'
import type { Step } from '../document/save-steps.ts'
import { useLedger } from '../ledger/use-ledger.ts'
import { marked, useSmallCorrection } from '../ledger/use-small-correction.ts'
import { useDocument } from '../document/use-document.ts'
import { useLanguages } from '../../app/shell/use-shell-data.ts'
import { mergedLabels } from './merged-labels.ts'
import {
  type SavedSection,
  savedSection,
  sectionForm,
  type SectionValues,
  withEachLabel,
} from './section-values.ts'

export function useSectionForm(name: SectionName, content: SectionResponse) {
  const codes = useLanguages().map(({ code }) => code)
  const toSaved = (content: SectionResponse) => savedSection(name, content, codes)
  const correction = useSmallCorrection()
  const form = useDocument<SectionValues, SavedSection, SectionResponse>({
    name: `sections/${name}`,
    loaded: toSaved(content),
    toSaved,
    plan: (values, saved) => plannedSteps({ name, values, saved, toSaved, ...correction }),
    read: async () =>
      mapped(await client(sectionsApi).get(name), ({ content }) => toSaved(content)),
    merges: {
      gallery: (mine, now, theirs) => mergedTiles(mine ?? [], now ?? [], theirs),
      labels: mergedLabels,
      branches: mergedBranches,
      banner_focus: focusOfTheirs('banner_image', 'banner_focus'),
    },
    success: messages.contentUpdated,
  })

  const values = withEachLabel(form.values)
  const saved = { ...form.saved, values: withEachLabel(form.saved.values) }
  const labelled = { ...form, values, changedNames: changedNames(values, saved) }
  const ledger = useLedger(`/sections/${name}/ledger`, labelled, correction)

  async function reset() {
    const answer = await client(sectionsApi).reset(name)
    if (!answer.ok) return showFailure(answer)
    const { content, trash_id: trashId } = answer.value
    form.adoptReset(toSaved(content), trashId)
  }

  return {
    ...form,
    ledger: { ...ledger, form: { ...labelled, saved } },
    reset: () => void reset(),
  }
}

function mergedBranches(
  mine: string[] = [],
  now: string[] = [],
  theirs: string[] = [],
  before = now,
): string[] {
  return theirs.includes('branches') ? now : (mergedIds(before, mine, now) ?? mine)
}

export type SectionFormState = ReturnType<typeof useSectionForm>

type SectionStep = Step<SavedSection, SectionResponse>
type ToSaved = (content: SectionResponse) => SavedSection

type Planned = {
  name: SectionName
  values: SectionValues
  saved: SavedSection
  toSaved: ToSaved
  isMinor: boolean
}

function plannedSteps({ name, values, saved, toSaved, isMinor }: Planned): SectionStep[] {
  const mark = marked(isMinor)
  const changed = changedNames(values, saved)
  const names = changed.filter((field) => field !== 'gallery')
  const steps: SectionStep[] = []
  if (names.length > 0)
    steps.push(contentStep(name, names, { ...sectionForm(values, saved), ...mark }, toSaved))
  if (names.length < changed.length)
    steps.push(galleryStep(name, { ...galleryForm(values.gallery ?? []), ...mark }))
  return steps
}

function contentStep(
  name: SectionName,
  names: string[],
  form: SectionForm,
  toSaved: ToSaved,
): SectionStep {
  return {
    names,
    files: pictureFields.map((field) => form[field]).filter((file) => file instanceof File),
    async send(_current, base, sending) {
      const answer = await client(sectionsApi).save(name, { ...form, base_revision: base }, sending)
      return mapped(answer, ({ content }) => toSaved(content))
    },
  }
}

/** A gallery has a call of its own, after the content's (API-6). */
function galleryStep(
  name: SectionName,
  form: ReturnType<typeof galleryForm> & { minor?: true },
): SectionStep {
  return {
    names: ['gallery'],
    files: form.images,
    async send(current, base, sending) {
      const gallery = { ...form, base_revision: base }
      const answer = await client(sectionsApi).saveGallery(name, gallery, sending)
      if (!answer.ok) return withPrefix(answer)
      const { gallery_items: items, revision } = answer.value
      const values = { ...current.values, gallery: tilesOf(items) }
      return { ok: true, value: { ...current, revision, values } }
    },
  }
}

function withPrefix<D>(failure: Failure<D>): Failure<D> {
  return { ...failure, message: messages.galleryFailed.replace('{message}', failure.message) }
}
