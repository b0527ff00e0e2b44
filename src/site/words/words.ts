import type { ArticleSection } from '../../domain/article.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { GalleryWords } from '../../ui/gallery-words.ts'
import type { ThemeWords } from '../../ui/theme-choice.tsx'

type SectionWords = {
  name: string
  description: string
  /** Heads the grid of a list. */
  all: string
  /** Said when a further page was appended to a list. */
  loaded: (added: number, shown: number, total: number) => string
}

/** Every text of the public site that is not content. */
export type Words = {
  company: { name: string; tagline: string; slogan: string; pitch: string }
  sections: Record<ArticleSection, SectionWords>
  frame: {
    skipToContent: string
    navigation: string
    footerNavigation: string
    home: string
    menu: string
    close: string
    loading: string
    copyright: string
  }
  language: { label: string; now: (name: string) => string; backToMenu: string }
  theme: ThemeWords
  home: { readNotes: string; postsEyebrow: string; postsHeading: string; choosePost: string }
  list: {
    empty: string
    readMore: string
    loadMore: string
    loadingMore: string
    previousPage: string
    pages: string
    page: (page: number, last: number) => string
    skipToFooter: string
  }
  article: {
    breadcrumbs: string
    minutes: (count: number) => string
    related: string
    viewAll: string
  }
  gallery: GalleryWords
  missing: {
    title: string
    text: string
    notInLanguage: (language: LanguageCode) => string
    readIn: (language: LanguageCode) => string
    toHome: string
    broken: string
    brokenText: string
  }
}
