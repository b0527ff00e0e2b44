import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { messages } from '../../../domain/messages.ts'
import { sectionsApi } from '../../../api/client/sections-api.ts'
import { client } from '../../app/client.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { adminsOnly } from '../../app/shell/admins-only.ts'
import { shellWords } from '../../app/shell/words.ts'
import { EditorPage } from '../../editor/document/editor-page.tsx'
import { OwnFieldsContext } from '../../editor/document/own-fields.ts'
import { Halves } from '../../editor/preview/halves.tsx'
import { loadSection } from '../../editor/sections/section-page.tsx'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'
import { useCheckedSave } from '../../kit/forms/use-checked-save.ts'
import type { Route } from './+types/look-page.ts'
import { LookForm } from './look-form.tsx'
import { applyLook } from './apply-look.ts'
import { lookWords } from './words.ts'
import { isColour, useShownLook } from './shown-look.ts'
import { type Look, lookChoices, ownLook } from '../../../domain/look/look.ts'
import { type ColourScheme, colourSchemes } from '../../../domain/look/palette.ts'
import { commonWords } from '../../app/locale/words.ts'
import { FramedPreview } from '../../editor/preview/framed-preview.tsx'
import { SitePreview } from '../../editor/preview/site-preview.tsx'
import { SegmentedChoice } from '../../kit/fields/choices.tsx'
import { useSettledValue } from '../../kit/use-latest-value.ts'
import styles from './look-page.module.css'

export { SectionProblem as ErrorBoundary } from '../../editor/sections/section-page.tsx'

export function clientLoader() {
  adminsOnly()
  return loadSection('look')
}

export default function LookPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(lookWords)
  const shell = useWords(shellWords)
  const { translate } = useLocale()
  const form = useSectionForm('look', loaderData)
  const isRight = isColour('brand', form.values.brand) && isColour('accent', form.values.accent)
  const { ref, refusals, save } = useCheckedSave<HTMLDivElement>(isRight, form.save)
  const look = useShownLook(form.values)
  const history = useMemo(() => client(sectionsApi).history('look'), [])
  useSavedColours(useShownLook(form.saved.values), form.saved.revision !== loaderData.revision)
  return (
    <OwnFieldsContext value={useLookFields()}>
      <EditorPage
        title={shell.pages.look}
        form={{ ...form, save }}
        reset={{ question: words.resetQuestion, hint: words.resetHint, run: form.reset }}
        history={{ calls: history, onRestored: form.reload }}
        failureTitle={translate(messages.errorWhileSaving)}
      >
        <Halves
          form={
            <div ref={ref}>
              <LookForm form={form} look={look} isChecked={refusals > 0} />
            </div>
          }
          preview={<LookPreview look={look} />}
        />
      </EditorPage>
    </OwnFieldsContext>
  )
}

function useSavedColours(saved: Parameters<typeof applyLook>[1], isNew: boolean): void {
  useEffect(() => {
    if (isNew) applyLook(document, saved)
  }, [saved, isNew])
}

function useLookFields() {
  const words = useWords(lookWords)
  return useMemo(() => {
    function view(field: string, value: unknown) {
      if (typeof value !== 'string') return undefined
      if (field === 'brand' || field === 'accent') return <Swatch colour={value} />
      return field in lookChoices ? choicesOf(field as keyof typeof lookChoices)[value] : undefined
    }
    const choicesOf = (field: keyof typeof lookChoices): Record<string, string> =>
      words.choices[field]
    return { names: words.settings, view }
  }, [words])
}

function Swatch({ colour }: { colour: string }) {
  return (
    <bdi dir="ltr" className={styles.swatch}>
      <span style={{ background: colour }} aria-hidden="true" />
      {colour}
    </bdi>
  )
}

/**
 * The time is in milliseconds; then the preview is framed anew if a sheet alone cannot show the
 * change.
 */
const patience = 300

function structureOf(look: Look): string {
  return [look.hero, look.posts_list, look.business_list, look.products_list].join(' ')
}

function LookPreview({ look }: { look: Look }) {
  const words = useWords(lookWords)
  const { theme } = useWords(commonWords)
  const [scheme, setScheme] = useState<ColourScheme>('light')
  const previewId = useRef<string | null>(null)
  const structure = useSettledValue(structureOf(look), patience)
  const dress = useCallback(
    (page: Document) => {
      applyLook(page, look)
      page.documentElement.dataset.theme = scheme
    },
    [look, scheme],
  )
  const schemes = look.schemes === 'both' && (
    <SegmentedChoice
      label={words.scheme}
      options={colourSchemes.map((key) => ({ key, name: theme[key] }))}
      chosen={scheme}
      onChoose={setScheme}
    />
  )
  return (
    <SitePreview choices={schemes}>
      {(shown) => (
        <FramedPreview
          version={structure}
          make={async () => ({ look: ownLook(look) })}
          {...{ shown, previewId, dress }}
        />
      )}
    </SitePreview>
  )
}
