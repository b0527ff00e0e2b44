import type { SocialType } from '../../domain/contact.ts'
import type { LanguageCode } from '../../domain/language.ts'
import type { GalleryWords } from '../../ui/gallery-words.ts'
import type { ThemeWords } from '../../ui/theme-choice.tsx'

export type Words = {
  frame: {
    skipToContent: string
    navigation: string
    footerNavigation: string
    search: string
    contact: string
    menu: string
    close: string
    loading: string
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
    notInLanguage: (language: LanguageCode) => string
    broken: string
    unavailable: string
  }
}
