import type { SectionResponse } from '../../../contract/sections.ts'
import { ChecksCard } from '../../editor/checks/checks-card.tsx'
import { namedInGallery } from '../../editor/checks/missing-alts.ts'
import { keptPicture } from '../../editor/cover/cover-change.ts'
import { CoverField } from '../../editor/cover/cover-field.tsx'
import { GalleryEditor } from '../../editor/gallery/gallery-editor.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-languages.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { bannerWords } from './words.ts'
import { BannerPreview } from './banner-preview.tsx'
import styles from './banner-editor.module.css'
import { SectionEditor } from '../../editor/sections/section-editor.tsx'
import { SmallPictureNote } from './small-picture-note.tsx'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'

type BannerEditorProps = { banner: SectionResponse; company: SectionResponse | null }

/** The home page's opening: its texts, its picture, its gallery, and how all that will look. */
export function BannerEditor({ banner, company }: BannerEditorProps) {
  const words = useWords(bannerWords)
  const form = useSectionForm('banner', banner)
  const { values, saved, sent, set } = form
  const { banner_image: change = null, gallery = [] } = values
  const languages = useLanguagesChosenFirst()
  const stored = keptPicture(change, saved.picture)
  return (
    <SectionEditor
      section="banner"
      form={form}
      above={<BannerPreview values={values} stored={saved.picture} company={company} />}
    >
      <div className={styles.pictures}>
        <div className={styles.image}>
          <CoverField
            words={words.image}
            stored={saved.picture}
            change={change}
            onChange={(image) => set('banner_image', image)}
            focus={values.banner_focus ?? null}
            onFocus={(focus) => set('banner_focus', focus)}
          >
            <SmallPictureNote file={change instanceof File ? change : null} stored={stored} />
          </CoverField>
        </div>
        <div className={styles.gallery}>
          <GalleryEditor tiles={gallery} onChange={(tiles) => set('gallery', tiles)} sent={sent} />
          <ChecksCard pictures={languages.flatMap(({ code }) => namedInGallery(gallery, code))} />
        </div>
      </div>
    </SectionEditor>
  )
}
