import { IconArrowRight, IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import type { SectionResponse } from '../../../contract/sections.ts'
import {
  directionOf,
  type Language,
  type LanguageCode,
} from '../../../domain/languages/language.ts'
import type { Picture as StoredPicture } from '../../../domain/media/media.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { useIsFrom } from '../../../ui/use-breakpoint.ts'
import { hasCover } from '../../editor/cover/cover-change.ts'
import { CoverPicture } from '../../editor/cover/cover-picture.tsx'
import { type PreviewWidth, PreviewWidthChoice } from '../../editor/preview/preview-width.tsx'
import { stateOf } from '../../editor/gallery/gallery-tiles.ts'
import { TilePicture } from '../../editor/gallery/tile-picture.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { bannerWords } from './words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { NoriaScene } from '../../../ui/noria-scene.tsx'
import styles from './banner-preview.module.css'
import type { SectionValues } from '../../editor/sections/section-values.ts'

type BannerPreviewProps = {
  values: SectionValues
  stored: StoredPicture | null
  company: SectionResponse | null
}

export function BannerPreview(banner: BannerPreviewProps) {
  const words = useWords(bannerWords)
  const languages = useLanguagesChosenFirst()
  const isRoomy = useIsFrom(1100)
  const [isOpen, setIsOpen] = useState(isRoomy)
  const [width, setWidth] = useState<PreviewWidth>('desk')
  return (
    <Disclosure className={styles.card} isExpanded={isOpen} onExpandedChange={setIsOpen}>
      <div className={styles.head}>
        <Heading level={2}>
          <Button slot="trigger" className={styles.trigger}>
            <IconChevronDown size={20} aria-hidden="true" />
            {words.preview}
          </Button>
        </Heading>
        {isOpen && <PreviewWidthChoice width={width} onChoose={setWidth} />}
      </div>
      <DisclosurePanel>
        <div className={styles.stages} data-width={width}>
          {isOpen &&
            languages.map((language) => (
              <Stage key={language.code} language={language} {...banner} />
            ))}
        </div>
      </DisclosurePanel>
    </Disclosure>
  )
}

type StageProps = BannerPreviewProps & { language: Language }

function Stage({ language: { code, name }, ...banner }: StageProps) {
  return (
    <figure className={styles.stage}>
      <figcaption>
        <bdi lang={code}>{name}</bdi>
      </figcaption>
      <div className={styles.frame}>
        <div className={styles.hero} lang={code} dir={directionOf(code)}>
          <Ground {...banner} />
          <div className={styles.content}>
            <Texts language={code} {...banner} />
            <Strip {...banner} />
          </div>
        </div>
      </div>
    </figure>
  )
}

function Ground({ values, stored }: BannerPreviewProps) {
  const { banner_image: change = null, banner_focus: focus } = values
  return (
    <div className={styles.ground}>
      {hasCover(change, stored) ? (
        <CoverPicture
          className={styles.picture}
          {...{ stored, change, focus }}
          alt=""
          sizes="60rem"
        />
      ) : (
        <NoriaScene />
      )}
      <div className={styles.shade} />
    </div>
  )
}

function Texts({ values, company, language }: BannerPreviewProps & { language: LanguageCode }) {
  const words = useWords(bannerWords)
  const textOf = (field: string) => values[textName(field, language)] ?? ''
  const tagline = company?.tagline?.[language]
  const title = textOf('banner_title') || company?.company_name?.[language]
  const button = textOf('banner_button')
  return (
    <div className={styles.text}>
      {tagline && <p className={styles.tagline}>{tagline}</p>}
      <p className={styles.title}>{title || words.untitled}</p>
      <p className={styles.description}>{textOf('banner_description')}</p>
      {button && (
        <p className={styles.button}>
          {button}
          <IconArrowRight className="flip" aria-hidden="true" />
        </p>
      )}
    </div>
  )
}

function Strip({ values }: BannerPreviewProps) {
  const tiles = (values.gallery ?? []).filter((tile) => stateOf(tile) !== 'deleted')
  if (tiles.length === 0) return null
  return (
    <div className={styles.strip} aria-hidden="true">
      {tiles.map((tile) => (
        <span key={tile.id} className={styles.slide}>
          <TilePicture tile={tile} name="" />
        </span>
      ))}
    </div>
  )
}
