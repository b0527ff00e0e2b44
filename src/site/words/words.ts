import type { ArticleSection } from '../../domain/article.ts'
import type { SocialType } from '../../domain/contact.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { GalleryWords } from '../../ui/gallery-words.ts'
import type { ThemeWords } from '../../ui/theme-choice.tsx'

type SectionWords = {
  name: string
  /** Heads the grid of a list. */
  all: string
}

export type Words = {
  sections: Record<ArticleSection, SectionWords>
  frame: {
    skipToContent: string
    navigation: string
    footerNavigation: string
    home: string
    search: string
    contact: string
    menu: string
    close: string
    loading: string
    copyright: string
    inNewTab: (name: string) => string
  }
  social: {
    label: string
    platforms: Record<Exclude<SocialType, 'custom'>, string>
    on: (name: string, platform: string) => string
  }
  language: { label: string; now: (name: string) => string; backToMenu: string }
  theme: ThemeWords
  gallery: GalleryWords
  missing: {
    title: string
    notInLanguage: (language: LanguageCode) => string
    broken: string
    unavailable: string
  }
}
