import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { sectionsApi } from '../../../api/client/sections-api.ts'
import { client } from '../../app/client.ts'
import { storedRole } from '../../app/session.ts'
import { readOverview } from '../../app/shell/overview.ts'
import { FirstSteps } from './first-steps.tsx'
import { useStartEmpty } from './use-start-empty.ts'
import type { Route } from './+types/banner-page.ts'
import { loadSection } from '../../editor/sections/section-page.tsx'
import type { SectionResponse } from '../../../contract/sections.ts'
import { ChecksCard } from '../../editor/checks/checks-card.tsx'
import { namedInGallery } from '../../editor/checks/missing-alts.ts'
import { currentPicture } from '../../editor/cover/cover-change.ts'
import { CoverField } from '../../editor/cover/cover-field.tsx'
import { GalleryEditor } from '../../editor/gallery/gallery-editor.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { bannerWords } from './words.ts'
import { BannerPreview } from './banner-preview.tsx'
import { SectionEditor } from '../../editor/sections/section-editor.tsx'
import { useSectionForm } from '../../editor/sections/use-section-form.ts'
import type { Picture } from '../../../domain/media/media.ts'
import styles from './banner-page.module.css'

export { PageProblem as ErrorBoundary } from '../../kit/problems/page-problem.tsx'

/** The company's name heads a banner without a title; the preview does without it if it is not to be had. */
export async function clientLoader() {
  const isAdmin = storedRole() === 'admin'
  const [banner, identity] = await Promise.all([
    loadSection('banner'),
    client(sectionsApi).get('identity'),
    isAdmin && readOverview(),
  ])
  return { isAdmin, banner, company: identity.ok ? identity.value.content : null }
}

export default function BannerPage({ loaderData }: Route.ComponentProps) {
  const { isAdmin, ...loaded } = loaderData
  const demo = useStartEmpty()
  return (
    <>
      {isAdmin && <FirstSteps demo={demo} />}
      {/* The banner changes when the demo content is removed or restored. */}
      <BannerEditor key={demo.changes} {...loaded} />
    </>
  )
}

type BannerEditorProps = { banner: SectionResponse; company: SectionResponse | null }

function BannerEditor({ banner, company }: BannerEditorProps) {
  const words = useWords(bannerWords)
  const form = useSectionForm('banner', banner)
  const { values, saved, sent, set } = form
  const { banner_image: change = null, gallery = [] } = values
  const languages = useLanguagesChosenFirst()
  const stored = currentPicture(change, saved.picture)
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

/** A picture fills the opening of a page sharply on usual screens from this width on. */
const sharpWidth = 1600

type SmallPictureNoteProps = { file: File | null; stored: Picture | null }

function SmallPictureNote({ file, stored }: SmallPictureNoteProps) {
  const words = useWords(bannerWords)
  const chosenWidth = useWidthOf(file)
  const width = file ? chosenWidth : (stored?.width ?? null)
  return (
    <output className={styles.note}>
      {width !== null && width < sharpWidth && (
        <>
          <IconAlertTriangle size={16} aria-hidden="true" />
          {words.small(width, sharpWidth)}
        </>
      )}
    </output>
  )
}

function useWidthOf(file: File | null): number | null {
  const [measured, setMeasured] = useState<{ file: File; width: number } | null>(null)
  useEffect(() => {
    if (!file) return
    let isHere = true
    void widthOf(file).then((width) => isHere && width !== null && setMeasured({ file, width }))
    return () => {
      isHere = false
    }
  }, [file])
  return measured?.file === file ? (measured?.width ?? null) : null
}

async function widthOf(file: File): Promise<number | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width } = bitmap
    bitmap.close()
    return width
  } catch {
    return null
  }
}
