import { languageName } from './language-name.ts'
import type { Words } from './words.ts'

export const english: Words = {
  frame: {
    skipToContent: 'Skip to content',
    navigation: 'Main',
    footerNavigation: 'Footer',
    search: 'Search',
    contact: 'Contact',
    menu: 'Menu',
    close: 'Close',
    loading: 'Loading',
    inNewTab: (name) => `${name} (opens in a new tab)`,
  },
  social: {
    label: 'Social media',
    platforms: {
      whatsapp: 'WhatsApp',
      facebook: 'Facebook',
      instagram: 'Instagram',
      twitter: 'X (Twitter)',
      youtube: 'YouTube',
      telegram: 'Telegram',
      linkedin: 'LinkedIn',
    },
    on: (name, platform) => `${name} on ${platform}`,
  },
  language: {
    label: 'Language',
    now: (name) => `Language: ${name}`,
    backToMenu: 'Close and return to the menu',
  },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  gallery: {
    label: 'Gallery',
    carousel: 'carousel',
    slide: 'slide',
    viewer: 'Gallery viewer',
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    position: (index, total) => `${index} of ${total}`,
    picture: (index, total) => `Image ${index} of ${total}`,
    video: (index, total) => `Video ${index} of ${total}`,
  },
  missing: {
    notInLanguage: (language) =>
      `This page is not available in ${languageName(language, 'en')} yet`,
    broken: 'This page could not be shown',
    unavailable: 'We’ll be right back',
  },
}
