import { useRef } from 'react'
import type { PreviewForm } from '../../../contract/previews.ts'
import { FramedPreview } from '../../editor/preview/framed-preview.tsx'
import { SitePreview } from '../../editor/preview/site-preview.tsx'
import { useSettledValue } from '../../kit/use-latest-value.ts'
import { navigationSettings } from '../../../domain/navigation/navigation.ts'
import { fieldAndLanguage } from '../../../domain/documents/revision.ts'
import { sectionTexts } from '../../../domain/sections/section.ts'
import type { SectionValues } from '../../editor/sections/section-values.ts'

const patience = 700

export function NavigationPreview({ preview }: { preview: PreviewForm['overlay'] }) {
  const version = useSettledValue(JSON.stringify(preview), patience)
  const previewId = useRef<string | null>(null)
  const make = async () => preview
  return (
    <SitePreview>
      {(shown) => <FramedPreview {...{ shown, make, previewId, version }} />}
    </SitePreview>
  )
}

type PreviewInput = PreviewForm['overlay']

export function navigationPreviewInput(values: SectionValues): PreviewInput {
  const settings = navigationSettings.map((name) => [name, values[name] ?? null])
  const labels = byFieldAndLanguage(Object.entries(values.labels ?? {}))
  return { navigation: { ...Object.fromEntries(settings), labels } }
}

export function wordsPreviewInput(values: SectionValues): PreviewInput {
  const texts = Object.entries(values).filter(
    ([name, text]) => fieldAndLanguage(name).field in sectionTexts.words && text !== '',
  )
  return { words: byFieldAndLanguage(texts as [string, string][]) }
}

function byFieldAndLanguage(texts: [string, string][]): Record<string, Record<string, string>> {
  const sorted: Record<string, Record<string, string>> = {}
  for (const [name, text] of texts) {
    const { field, language } = fieldAndLanguage(name)
    if (language !== null) (sorted[field] ??= {})[language] = text
  }
  return sorted
}
