import { useCallback, useRef, useState } from 'react'
import { type Look, ownLook } from '../../../domain/look/look.ts'
import { type ColourScheme, colourSchemes } from '../../../domain/look/palette.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { commonWords } from '../../app/locale/words.ts'
import { FramedPreview } from '../../editor/preview/framed-preview.tsx'
import { SitePreview } from '../../editor/preview/site-preview.tsx'
import { SegmentedChoice } from '../../kit/fields/segmented-choice.tsx'
import { useSettled } from '../../kit/use-settled.ts'
import { wearLook } from './wear-look.ts'
import { lookWords } from './words.ts'

/**
 * The time is in milliseconds; then the preview is framed anew if a sheet alone cannot show the
 * change.
 */
const patience = 300

function structureOf(look: Look): string {
  return [look.hero, look.posts_list, look.business_list, look.products_list].join(' ')
}

export function LookPreview({ look }: { look: Look }) {
  const words = useWords(lookWords)
  const { theme } = useWords(commonWords)
  const [scheme, setScheme] = useState<ColourScheme>('light')
  const previewId = useRef<string | null>(null)
  const structure = useSettled(structureOf(look), patience)
  const dress = useCallback(
    (page: Document) => {
      wearLook(page, look)
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
