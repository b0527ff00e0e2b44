import { IconSearch, IconX } from '@tabler/icons-react'
import {
  defaultPublicLanguage,
  directionOf,
  type Language,
  type LanguageCode,
} from '../../../domain/languages/language.ts'
import { textName } from '../../../domain/documents/revision.ts'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { companyLetter } from '../../../ui/monogram.ts'
import { useWords } from '../../app/locale/locale.tsx'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { hasCover } from '../../editor/cover/cover-change.ts'
import { CoverPicture } from '../../editor/cover/cover-picture.tsx'
import type { SavedSection, SectionValues } from '../../editor/sections/section-values.ts'
import styles from './identity-preview.module.css'
import { identityWords } from './words.ts'

type IdentityPreviewProps = Pick<SavedSection, 'picture' | 'pictures'> & { values: SectionValues }

export function IdentityPreview(identity: IdentityPreviewProps) {
  const words = useWords(identityWords)
  const languages = useLanguagesChosenFirst()
  return (
    <section className={styles.card} aria-label={words.preview}>
      <h2>{words.preview}</h2>
      <div className={styles.windows}>
        {languages.map((language) => (
          <Window key={language.code} language={language} {...identity} />
        ))}
      </div>
    </section>
  )
}

function Window({ language, ...identity }: IdentityPreviewProps & { language: Language }) {
  const { code, name: nameOfLanguage } = language
  const { name, tagline } = textsIn(identity.values, code)
  return (
    <figure className={styles.window}>
      <figcaption>
        <bdi lang={code}>{nameOfLanguage}</bdi>
      </figcaption>
      <div className={styles.frame} lang={code} dir={directionOf(code)}>
        <p className={styles.tab}>
          <Icon name={name ?? ''} {...identity} />
          <span>{[name, tagline].filter(Boolean).join(' · ')}</span>
          <IconX size={14} aria-hidden="true" />
        </p>
        <p className={styles.header}>
          <Logo className={styles.mark} name={name ?? ''} {...identity} />
          <span className={styles.name}>{name}</span>
          <span className={styles.links} aria-hidden="true" />
          <IconSearch size={18} aria-hidden="true" />
        </p>
      </div>
    </figure>
  )
}

/** The site shows the name of its default language where a language has none. */
function textsIn(values: SectionValues, code: LanguageCode) {
  const nameIn = (language: LanguageCode) => values[textName('company_name', language)]
  return {
    name: nameIn(code) || nameIn(defaultPublicLanguage),
    tagline: values[textName('tagline', code)],
  }
}

type MarkProps = IdentityPreviewProps & { name: string }

function Icon({ values, pictures, ...identity }: MarkProps) {
  const stored = pictures?.icon ?? null
  const change = values.icon ?? null
  if (!hasCover(change, stored))
    return <Logo {...identity} {...{ values, pictures }} className={styles.icon} />
  return (
    <CoverPicture
      className={styles.icon}
      {...{ stored, change }}
      focus={null}
      alt=""
      sizes="4rem"
    />
  )
}

function Logo({
  values,
  picture: stored,
  name,
  className,
}: MarkProps & { className?: string | undefined }) {
  const change = values.logo ?? null
  return hasCover(change, stored) ? (
    <CoverPicture className={className} {...{ stored, change }} focus={null} alt="" sizes="4rem" />
  ) : (
    <CompanyMark className={className} letter={companyLetter(name)} />
  )
}
